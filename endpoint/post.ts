/** What Apps Script tells about a POST. */
export interface Post {
  contents: string
  /** MIME type of the body, with or without parameters. */
  type: string
  /** The first value of each: the address's parameters and a form's fields are one list. */
  parameter: Record<string, string>
}

export const isNativeForm = ({ type }: Pick<Post, 'type'>) =>
  type.startsWith('application/x-www-form-urlencoded')

/** The same of a request, as other hosts have it. */
export async function readPost(request: Request): Promise<Post> {
  const contents = await request.text()
  const type = request.headers.get('Content-Type') ?? ''
  const query = new URL(request.url).search
  const parameter = new Map<string, string>()
  // Each once: there may be as many names as a body has room for.
  for (const [name, value] of new URLSearchParams(
    isNativeForm({ type }) ? `${query}&${contents}` : query,
  ))
    if (!parameter.has(name)) parameter.set(name, value)
  return { contents, type, parameter: Object.fromEntries(parameter) }
}
