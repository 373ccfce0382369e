import { expect, test } from 'vitest'
import { guarded } from './guarded.ts'

const yaml = 'src/content/seiten/aktivrente.yaml'
const api = 'https://api.github.com/graphql'
const branchName = 'cms/seiten/aktivrente'

const file = (titel: string, szene: string) => `titel: ${titel}\nszene: ${szene}\n`
const before = file('Eins', 'sonne.svg')
const mine = file('Zwölf', 'sonne.svg')

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** An editor's tab before a GitHub whose branch holds `text`; keeps what was committed. */
function tab({ text = before, isOpen = true, labels = ['sveltia-cms/draft'], status = 200 } = {}) {
  const github = {
    text,
    isOpen,
    labels,
    status,
    isOffline: false,
    isRefusing: false,
    committed: [] as string[],
    asked: {},
  }
  const openedAs = new Map([[mine, before]])
  const send: typeof fetch = async (url, init) => {
    if (github.isOffline) throw new TypeError('Failed to fetch')
    const { status } = github
    if (status > 200) return new Response('<html>', { status })
    if (String(url).endsWith('/issues/7/labels')) {
      github.labels.push(...JSON.parse(String(init?.body)).labels)
      return Response.json([])
    }
    if (url !== api || init?.method !== 'POST') return new Response(`${init?.method} anderes`)
    const { query, variables } = JSON.parse(String(init?.body))
    const answer = (data: unknown) => Response.json({ data })
    if (query.includes('createCommitOnBranch')) {
      if (github.isRefusing) return Response.json({ errors: [{}] })
      const [{ contents }] = variables.input.fileChanges.additions
      github.text = Buffer.from(contents, 'base64').toString()
      github.committed.push(github.text)
      return answer({})
    }
    if (query.includes('history'))
      return answer({ repository: { ref: github.isOpen ? { target: {} } : null } })
    github.asked = { ...variables, file: /file0: object\(expression: "(.+)"\)/.exec(query)?.[1] }
    const open = { number: 7, labels: { totalCount: github.labels.length } }
    const pullRequests = { nodes: github.isOpen ? [open] : [] }
    return answer({ repository: { pullRequests, file0: { text: github.text } } })
  }
  const guardedFetch = guarded(send, openedAs)
  const ask = (query: string, variables: unknown) =>
    guardedFetch(api, { method: 'POST', body: JSON.stringify({ query, variables }) })
  const save = (made: string, name = branchName, path = yaml) => {
    openedAs.set(made, before)
    const branch = { repositoryNameWithOwner: 'firma/website', branchName: name }
    const fileChanges = { additions: [{ path, contents: base64(made) }] }
    return ask('mutation { createCommitOnBranch(input: $input) }', {
      input: { branch, fileChanges },
    })
  }
  const makeBranch = () =>
    ask('mutation { createRef(input: $input) }', { input: { name: `refs/heads/${branchName}` } })
  return { github, guardedFetch, ask, save, makeBranch }
}

test('a file that nobody else has changed is saved as it is', async () => {
  const { github, ask, save } = tab()
  const answer = await save(mine)
  expect(github.committed).toEqual([mine])
  const file = `${branchName}:${yaml}`
  expect(github.asked).toEqual({ owner: 'firma', name: 'website', branch: branchName, file })
  // The editor reads it too.
  expect(await answer.json()).toEqual({ data: {} })
  const history = await ask('query { history }', { branch: branchName })
  expect(await history.json()).toMatchObject({ data: { repository: { ref: {} } } })
})

test('a draft that was discarded here is no part of the next one', async () => {
  const { github, save } = tab()
  await save(mine)
  github.text = before
  await save(file('Drei', 'sonne.svg'))
  expect(github.text).toBe(file('Drei', 'sonne.svg'))
})

test('what was changed elsewhere since the entry was opened stays, notes too', async () => {
  const { github, save } = tab({ text: `# Notiz\n${file('Eins', 'möwe.svg')}` })
  await save(mine)
  expect(github.committed).toEqual([`# Notiz\n${file('Zwölf', 'möwe.svg')}`])
})

test('a tab may take back what it has saved itself', async () => {
  const { github, save } = tab({ text: file('Eins', 'möwe.svg') })
  await save(mine)
  await save(before)
  expect(github.text).toBe(file('Eins', 'möwe.svg'))
})

test('what GitHub has refused goes out with the next attempt', async () => {
  const { github, save } = tab({ text: file('Eins', 'möwe.svg') })
  github.isRefusing = true
  await save(mine)
  github.isRefusing = false
  await save(mine)
  expect(github.committed).toEqual([file('Zwölf', 'möwe.svg')])
})

test('a long text is saved as often as one likes, and never mixed with another one', async () => {
  const { github, save } = tab()
  const saveLong = (text: string) => save(text, branchName, 'src/content/texte/lang.md')
  await saveLong(mine)
  await saveLong(file('Drei', 'sonne.svg'))
  github.text = file('Drei', 'möwe.svg')
  await expect(saveLong(file('Vier', 'sonne.svg'))).rejects.toThrow(/^Dieselbe Stelle/)
  expect(github.committed).toEqual([mine, file('Drei', 'sonne.svg')])
})

test('where both have changed the same the editor says so, and nothing is saved', async () => {
  const { github, save } = tab({ text: file('Drei', 'sonne.svg') })
  await expect(save(mine)).rejects.toThrow(/^Dieselbe Stelle/)
  expect(github.committed).toEqual([])
})

test('nothing goes to a branch whose pull request was merged or closed', async () => {
  const { github, ask, save } = tab({ isOpen: false })
  await expect(save(mine)).rejects.toThrow(/^Der Entwurf dieses Eintrags/)
  expect(github.committed).toEqual([])
  await expect(ask('query { history }', { branch: branchName })).rejects.toThrow(
    /^Der Entwurf dieses Eintrags/,
  )
})

test('a first save makes its branch, but not beside a pull request that the tab does not know', async () => {
  const first = tab({ isOpen: false })
  await first.makeBranch()
  await first.save(mine)
  first.github.isOpen = true
  await first.save(mine)
  expect(first.github.committed).toEqual([mine, mine])
  const second = tab()
  await second.makeBranch()
  await expect(second.save(mine)).rejects.toThrow(/^Der Entwurf dieses Eintrags/)
})

test('what is no text of an entry, and no commit to its branch, goes as it is', async () => {
  const { github, guardedFetch, ask, save } = tab({ isOpen: false })
  await save(mine, 'main')
  await ask('query { history }', { branch: 'main' })
  const user = await guardedFetch('https://api.github.com/user', { method: 'HEAD' })
  expect(await user.text()).toBe('HEAD anderes')
  github.isOpen = true
  await ask('mutation { createCommitOnBranch(input: $input) }', {
    input: {
      branch: { repositoryNameWithOwner: 'firma/website', branchName },
      fileChanges: { additions: [{ path: 'public/bilder/neu.svg', contents: base64('<svg/>') }] },
    },
  })
  expect(github.committed).toEqual([mine, '<svg/>'])
})

test('a pull request whose label was lost gets it, and is found after the next start', async () => {
  const { github, makeBranch, save } = tab({ labels: [] })
  await makeBranch()
  await expect(save(mine)).rejects.toThrow(/^Der Entwurf dieses Eintrags/)
  await expect(save(mine)).rejects.toThrow(/^Der Entwurf dieses Eintrags/)
  expect(github.labels).toEqual(['sveltia-cms/draft'])
})

test('without a network, when signed out, and when GitHub fails, the editor says what to do', async () => {
  const { github, guardedFetch, save } = tab({ status: 401 })
  const send = () =>
    guardedFetch('https://api.github.com/repos/firma/website/pulls', { method: 'POST' })
  const message = async (response: Response) => [response.status, (await response.json()).message]
  for (const attempt of [() => save(mine), send]) {
    github.status = 401
    expect(await message(await attempt())).toEqual([401, expect.stringMatching(/^Ihre Anmeldung/)])
    github.status = 503
    expect(await message(await attempt())).toEqual([503, expect.stringMatching(/^Bei GitHub ist/)])
    github.isOffline = true
    await expect(attempt()).rejects.toThrow(/^Keine Verbindung zu GitHub/)
    github.isOffline = false
  }
})
