import { mergedText } from './merged-text.ts'

type Commit = {
  branch: { repositoryNameWithOwner: string; branchName: string }
  fileChanges: { additions: { path: string; contents: string }[] }
}

type Answer = {
  data?: {
    repository?: {
      ref?: object | null
      pullRequests?: { nodes: { number: number; labels: { totalCount: number } }[] }
      [file: `file${number}`]: { text: string } | null
    }
  }
  errors?: unknown[]
}

const messages = {
  offline:
    'Keine Verbindung zu GitHub. Was Sie geschrieben haben, bleibt erhalten; versuchen Sie es noch einmal, sobald Sie wieder im Netz sind.',
  signedOut:
    'Ihre Anmeldung gilt nicht mehr. Laden Sie den Editor neu, und melden Sie sich an; Ihre Änderung bietet der Editor wieder an, wenn Sie den Eintrag öffnen.',
  failing:
    'Bei GitHub ist gerade etwas gestört. Was Sie geschrieben haben, bleibt erhalten; versuchen Sie es in einigen Minuten noch einmal.',
  otherDraft:
    'Der Entwurf dieses Eintrags wurde inzwischen anderswo angelegt, freigegeben oder verworfen. Laden Sie den Editor neu, und lassen Sie Ihre Änderung wiederherstellen.',
  conflict:
    'Dieselbe Stelle hat sich auf GitHub inzwischen geändert. Kopieren Sie Ihren Text, laden Sie den Editor neu, verwerfen Sie dort die Sicherung, und ändern Sie die neue Fassung.',
}

/**
 * Stands between Sveltia, which compares nothing before it saves a draft (0.221.1), and GitHub: a
 * file that was changed elsewhere since it was opened gets both changes, and nothing goes to a branch
 * whose pull request is closed. A pull request that lost its label on the way, and which Sveltia finds
 * by nothing else, gets it. What GitHub says in English is said in German. `openedAs` has for each text
 * that is to be saved the file it was made of.
 */
export function guarded(send: typeof fetch, openedAs: ReadonlyMap<string, string>): typeof fetch {
  // What this tab has made of a file, once GitHub has it: the editor goes on from there.
  const savedAs = new Map<string, string>()
  let madeBranch = ''

  const ask = async (url: RequestInfo | URL, init?: RequestInit) => {
    const response = await send(url, init).catch(() => {
      throw new Error(messages.offline)
    })
    const { status } = response
    const message = status === 401 ? messages.signedOut : status >= 500 && messages.failing
    return message ? Response.json({ message }, { status }) : response
  }

  return async (url, init) => {
    if (!String(url).startsWith(api)) return send(url, init)
    if (url !== `${api}/graphql`) return ask(url, init)
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
    const state = await ask(url, { ...init, body })
    if (!state.ok) return state
    const { data }: Answer = await state.json()
    const isNew = madeBranch === branch.branchName
    const open = data?.repository?.pullRequests?.nodes[0]
    if (isNew === Boolean(open)) {
      if (open?.labels.totalCount === 0)
        await ask(`${api}/repos/${branch.repositoryNameWithOwner}/issues/${open.number}/labels`, {
          ...init,
          body: JSON.stringify({ labels: ['sveltia-cms/draft'] }),
        })
      throw new Error(messages.otherDraft)
    }

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

const api = 'https://api.github.com'

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
      pullRequests(headRefName: $branch, states: OPEN, first: 1) {
        nodes { number labels { totalCount } }
      }
      ${files.join('\n')}
    }
  }`
  return { query, variables: { owner, name, branch: branch.branchName } }
}

const decoded = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)))

const encoded = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
