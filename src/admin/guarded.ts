import { mergedText } from './merged-text.ts'

type Commit = {
  branch: { repositoryNameWithOwner: string; branchName: string }
  fileChanges: { additions: { path: string; contents: string }[] }
}

type Answer = {
  data?: {
    repository?: {
      ref?: object | null
      pullRequests?: { totalCount: number }
      [file: `file${number}`]: { text: string } | null
    }
  }
  errors?: unknown[]
}

const messages = {
  offline:
    'Keine Verbindung zu GitHub. Ihr Text bleibt hier stehen; speichern Sie, sobald Sie wieder im Netz sind.',
  signedOut:
    'Ihre Anmeldung gilt nicht mehr. Melden Sie sich ab und neu an; Ihre Änderung bietet der Editor wieder an, wenn Sie den Eintrag öffnen.',
  otherDraft:
    'Der Entwurf dieses Eintrags wurde inzwischen anderswo angelegt, freigegeben oder verworfen. Laden Sie den Editor neu, und lassen Sie Ihre Änderung wiederherstellen.',
  conflict:
    'Dieselbe Stelle hat sich auf GitHub inzwischen geändert. Kopieren Sie Ihren Text, laden Sie den Editor neu, verwerfen Sie dort die Sicherung, und ändern Sie die neue Fassung.',
}

/**
 * Stands between Sveltia, which compares nothing before it saves a draft (0.221.1), and GitHub: a
 * file that was changed elsewhere since it was opened gets both changes, and nothing goes to a branch
 * whose pull request is closed. `openedAs` has for each text that is to be saved the file it was made of.
 */
export function guarded(send: typeof fetch, openedAs: ReadonlyMap<string, string>): typeof fetch {
  // What this tab has made of a file, once GitHub has it: the editor goes on from there.
  const savedAs = new Map<string, string>()
  let madeBranch = ''

  const ask = async (url: RequestInfo | URL, init?: RequestInit) => {
    const response = await send(url, init).catch(() => {
      throw new Error(messages.offline)
    })
    if (response.status === 401) throw new Error(messages.signedOut)
    return response
  }

  return async (url, init) => {
    if (!String(url).endsWith('/graphql')) return send(url, init)
    const { query, variables } = JSON.parse(String(init?.body))
    if (query.includes('createRef(')) madeBranch = variables.input.name.replace('refs/heads/', '')
    if (!query.includes('createCommitOnBranch(')) {
      const response = await ask(url, init)
      // Its pull request was merged elsewhere.
      if (isDraft(variables.branch) && (await isGone(response)))
        throw new Error(messages.otherDraft)
      return response
    }

    const { branch, fileChanges }: Commit = variables.input
    // Pictures that are uploaded go to the main branch.
    if (!isDraft(branch.branchName)) return ask(url, init)
    const { additions } = fileChanges
    const body = JSON.stringify(stateQuery(branch, additions))
    const { data }: Answer = await (await ask(url, { ...init, body })).json()
    const isNew = madeBranch === branch.branchName
    const isOpen = (data?.repository?.pullRequests?.totalCount ?? 0) > 0
    if (isNew === isOpen) throw new Error(messages.otherDraft)

    const saved: [string, string][] = []
    additions.forEach((addition, index) => {
      const mine = decoded(addition.contents)
      const before = openedAs.get(mine)
      const theirs = data?.repository?.[`file${index}`]?.text
      if (before === undefined || theirs === undefined) return
      saved.push([before, mine])
      if (theirs !== before)
        addition.contents = encoded(
          both(addition.path, savedAs.get(before) ?? before, mine, theirs),
        )
    })
    const response = await ask(url, { ...init, body: JSON.stringify({ query, variables }) })
    const { errors }: Answer = await response.clone().json()
    if (response.ok && !errors) {
      madeBranch = ''
      for (const [before, mine] of saved) savedAs.set(before, mine)
    }
    return response
  }
}

const isDraft = (branch: unknown) => String(branch).startsWith('cms/')

const isGone = async (response: Response) => {
  const { data }: Answer = await response.clone().json()
  return data?.repository?.ref === null
}

function both(path: string, base: string, mine: string, theirs: string): string {
  if (theirs === base || theirs === mine) return mine
  const merged = path.endsWith('.yaml') ? mergedText(base, mine, theirs) : undefined
  if (merged === undefined) throw new Error(messages.conflict)
  return merged
}

function stateQuery(branch: Commit['branch'], additions: Commit['fileChanges']['additions']) {
  const [owner, name] = branch.repositoryNameWithOwner.split('/')
  const files = additions.map(({ path }, index) => {
    const expression = JSON.stringify(`${branch.branchName}:${path}`)
    return `file${index}: object(expression: ${expression}) { ... on Blob { text } }`
  })
  const query = `query($owner: String!, $name: String!, $branch: String!) {
    repository(owner: $owner, name: $name) {
      pullRequests(headRefName: $branch, states: OPEN, first: 1) { totalCount }
      ${files.join('\n')}
    }
  }`
  return { query, variables: { owner, name, branch: branch.branchName } }
}

const decoded = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)))

const encoded = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
