import { z } from 'zod'
import { Stop } from '../../src/stop.ts'

/** The repository as its API is reached from a workflow. */
export type GitHub = { api: string; repository: string; token: string }

/** Undefined outside of a workflow, where nothing is to be written. */
export function gitHubOf(environment: NodeJS.ProcessEnv): GitHub | undefined {
  const {
    GITHUB_API_URL: api = 'https://api.github.com',
    GITHUB_REPOSITORY: repository,
    GITHUB_TOKEN: token,
  } = environment
  return repository && token ? { api, repository, token } : undefined
}

/** Where github.com shows the files: of a branch, where alone they can be edited. `.` outside of a workflow. */
export function sourceOf(
  {
    GITHUB_SERVER_URL: server = 'https://github.com',
    GITHUB_REPOSITORY: repository,
  }: NodeJS.ProcessEnv,
  branch = '',
): string {
  // A bracket would end the link of a comment.
  const path = branch.split('/').map(encodeURIComponent).join('/').replaceAll(')', '%29')
  return repository && branch ? `${server}/${repository}/blob/${path}` : '.'
}

async function call(
  { api, repository, token }: GitHub,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
) {
  const response = await fetch(`${api}/repos/${repository}${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'x-github-api-version': '2022-11-28',
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Stop(`GitHub ist für ${method} ${path} nicht zu erreichen.`)
  })
  if (!response.ok)
    throw new Stop(
      `GitHub hat ${method} ${path} mit ${response.status} beantwortet: ${await response.text()}`,
    )
  return response.json()
}

const entries = z.array(
  z.object({
    number: z.number().optional(),
    id: z.number(),
    body: z.string().nullish(),
  }),
)

const pageLength = 100

/** All entries of a list, whose answers have at most a hundred. */
async function list(gitHub: GitHub, path: string): Promise<z.infer<typeof entries>> {
  const found: z.infer<typeof entries> = []
  for (let page = 1; ; page++) {
    const query = `${path.includes('?') ? '&' : '?'}per_page=${pageLength}&page=${page}`
    const part = entries.parse(await call(gitHub, 'GET', path + query))
    found.push(...part)
    if (part.length < pageLength) return found
  }
}

/** Writes the comment that begins with `mark`, or writes it anew. */
export async function putComment(
  gitHub: GitHub,
  pull: string,
  mark: string,
  body: string,
): Promise<void> {
  const comments = await list(gitHub, `/issues/${pull}/comments`)
  const own = comments.find((each) => each.body?.startsWith(mark))
  const path = own ? `/issues/comments/${own.id}` : `/issues/${pull}/comments`
  await call(gitHub, own ? 'PATCH' : 'POST', path, { body })
}

/** The one open issue that begins with `mark`: opens it, updates it, or closes it when nothing is left to say. */
export async function putIssue(
  gitHub: GitHub,
  mark: string,
  title: string,
  body: string | undefined,
): Promise<void> {
  const issues = await list(gitHub, '/issues?state=open')
  const own = issues.find((each) => each.body?.startsWith(mark))
  if (own?.body === body) return
  if (!own) return void (await call(gitHub, 'POST', '/issues', { title, body }))
  const change = body === undefined ? { state: 'closed', state_reason: 'completed' } : { body }
  await call(gitHub, 'PATCH', `/issues/${own.number}`, change)
}
