import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalServer, listen } from '../../endpoint/listen.ts'
import { type GitHub, gitHubOf, putComment, putIssue, sourceOf } from './github.ts'

const mark = '<!-- m -->'

let server: LocalServer
let gitHub: GitHub
/** What lies in the repository, and what was asked of it. */
let stored: { id: number; number: number; body: string }[]
let calls: string[]

beforeEach(async () => {
  stored = []
  calls = []
  const answering = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://a')
    const body = await text(request)
    if (request.headers.authorization !== 'Bearer t') return void response.writeHead(403).end('no')
    if (request.method !== 'GET') calls.push(`${request.method} ${pathname} ${body}`)
    const length = Number(searchParams.get('per_page'))
    const from = (Number(searchParams.get('page')) - 1) * length
    response.end(JSON.stringify(request.method === 'GET' ? stored.slice(from, from + length) : {}))
  })
  server = await listen(answering)
  gitHub = { api: server.url.slice(0, -1), repository: 'firma/website', token: 't' }
})

afterEach(() => server.close())

const others = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, number: index, body: 'anderes' }))

test('the comment is written once, and then written anew, also behind a hundred others', async () => {
  await putComment(gitHub, '12', mark, `${mark} eins`)
  stored = [...others(100), { id: 777, number: 0, body: `${mark} eins` }]
  await putComment(gitHub, '12', mark, `${mark} zwei`)
  expect(calls).toEqual([
    `POST /repos/firma/website/issues/12/comments {"body":"${mark} eins"}`,
    `PATCH /repos/firma/website/issues/comments/777 {"body":"${mark} zwei"}`,
  ])
})

test('there is one issue while figures end: opened, left alone, updated, closed', async () => {
  await putIssue(gitHub, mark, 'Zahlen', undefined)
  await putIssue(gitHub, mark, 'Zahlen', `${mark} eine`)
  stored = [{ id: 1, number: 5, body: `${mark} eine` }]
  await putIssue(gitHub, mark, 'Zahlen', `${mark} eine`)
  await putIssue(gitHub, mark, 'Zahlen', `${mark} zwei`)
  await putIssue(gitHub, mark, 'Zahlen', undefined)
  expect(calls).toEqual([
    `POST /repos/firma/website/issues {"title":"Zahlen","body":"${mark} eine"}`,
    `PATCH /repos/firma/website/issues/5 {"body":"${mark} zwei"}`,
    'PATCH /repos/firma/website/issues/5 {"state":"closed","state_reason":"completed"}',
  ])
})

test('a refusal is told, and that nobody answers, and nothing is written without a token', async () => {
  await expect(putComment({ ...gitHub, token: 'x' }, '1', mark, '')).rejects.toThrow('403')
  const nobody = { ...gitHub, api: 'http://127.0.0.1:1' }
  await expect(putComment(nobody, '1', mark, '')).rejects.toThrow('GitHub ist für GET')
  expect(gitHubOf({ GITHUB_REPOSITORY: 'firma/website' })).toBeUndefined()
})

test('files are shown on the branch, whatever its name is, and nowhere outside of a workflow', () => {
  const workflow = { GITHUB_REPOSITORY: 'firma/website' }
  expect(sourceOf(workflow, 'cms/seiten#1)')).toBe(
    'https://github.com/firma/website/blob/cms/seiten%231%29',
  )
  expect([sourceOf({}, 'main'), sourceOf(workflow)]).toEqual(['.', '.'])
})
