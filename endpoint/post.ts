/** A POST as Apps Script describes it. */
export interface Post {
  contents: string
  /** MIME type of the body, with or without parameters. */
  type: string
  /** The parameters of the address and the fields of a form in one list; of each name the first value. */
  parameter: Record<string, string>
}

export const isNativeForm = ({ type }: Pick<Post, 'type'>) =>
  type.startsWith('application/x-www-form-urlencoded')

/** Describes a standard request in the same way. Rejects when the body cannot be read. */
export async function readPost(request: Request): Promise<Post> {
  const contents = await request.text()
  const type = request.headers.get('Content-Type') ?? ''
  const query = new URL(request.url).search
  const parameter = new Map<string, string>()
  // A Map, because a hostile body may hold very many names.
  for (const [name, value] of new URLSearchParams(
    isNativeForm({ type }) ? `${query}&${contents}` : query,
  ))
    if (!parameter.has(name)) parameter.set(name, value)
  return { contents, type, parameter: Object.fromEntries(parameter) }
}
