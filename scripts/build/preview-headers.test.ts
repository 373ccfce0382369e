import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testFolder } from '../check/folder.fixture.ts'
import { startSite } from '../host/serve.ts'
import { previewHeaders } from './preview-headers.ts'

const root = testFolder({
  'netlify.toml': readFileSync('netlify.toml'),
  'dist/index.html': 'Start',
  'dist/bilder/a.svg': '<svg/>',
  'dist/_headers': previewHeaders,
})

test('On a preview every answer, pictures too, asks search engines to forget it', async () => {
  const site = await startSite({ port: 0, root })
  for (const path of ['/', '/bilder/a.svg', '/fehlt']) {
    const { headers } = await fetch(site.url + path)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('x-content-type-options'), 'netlify.toml still counts').toBe('nosniff')
  }
  await site.close()
})
