import { expect, test } from 'vitest'
import { chooseEngines } from './choose.ts'

const here = { chromium: () => 'c', firefox: () => 'f', webkit: () => undefined }

function choose(environment: NodeJS.ProcessEnv) {
  const said: string[] = []
  return { chosen: chooseEngines(here, environment, (line) => said.push(line)), said }
}

test('Without a promise whatever is here runs, and what is missing is said', () => {
  const { chosen, said } = choose({})
  expect(chosen).toEqual(['c', 'f'])
  expect(said).toEqual([expect.stringMatching(/^WebKit fehlt: /)])
})

test('What is promised runs, and nothing else, also in CI', () => {
  expect(choose({ ENGINES: ' firefox ', CI: 'true' }).chosen).toEqual(['f'])
})

test('A promised engine that is missing is a failure, with the way to get it; CI promises all', () => {
  for (const environment of [{ ENGINES: 'firefox,webkit' }, { CI: 'true' }])
    expect(() => choose(environment)).toThrow('webkit2gtk-driver')
})

test('A name that is none is told, with those that are', () => {
  expect(() => choose({ ENGINES: 'safari' })).toThrow('chromium, firefox, webkit')
})
