import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../scripts/check/folder.fixture.ts'
import { readContentFiles } from './content-files.ts'

const folder = testFolder({
  'mac.md': 'Eins.\rZwei.\r\rDrei.\r',
  'windows.yaml': 'titel: Eins\r\ntext: Zwei\r\r\n',
  '._windows.yaml': '\0',
  'ordner.yaml/LIESMICH.md': '',
})

test('Content is read with the line ends of any system, without what systems leave behind', () => {
  const read = Object.entries(readContentFiles(folder))
  expect(read.map(([file, text]) => [basename(file), text])).toEqual([
    ['mac.md', 'Eins.\nZwei.\n\nDrei.\n'],
    ['windows.yaml', 'titel: Eins\ntext: Zwei\n'],
  ])
})
