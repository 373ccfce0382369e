import type { IncomingMessage } from 'node:http'
import type { PostEvent } from './web-app.ts'

/** The POST as Apps Script hands it over; undefined when the body has more than `limit` bytes. */
export async function readPost(
  request: IncomingMessage,
  limit: number,
): Promise<PostEvent | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += (chunk as Buffer).length
    if (length > limit) return undefined
    chunks.push(chunk as Buffer)
  }
  const contents = Buffer.concat(chunks).toString('utf8')
  return toEvent(request.headers['content-type'] ?? '', contents, request.url ?? '')
}

/** The address's parameters and the form's are one list. */
function toEvent(type: string, contents: string, address: string): PostEvent {
  const length = Buffer.byteLength(contents)
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  const [, queryString = ''] = address.split(/\?(.*)/s)
  const values = new URLSearchParams(isForm ? `${queryString}&${contents}` : queryString)
  const parameters = Object.fromEntries(
    [...new Set(values.keys())].map((name) => [name, values.getAll(name)]),
  )
  return {
    postData: { contents, type, length, name: 'postData' },
    parameters,
    parameter: Object.fromEntries(
      Object.entries(parameters).map(([name, [first]]) => [name, first]),
    ),
    queryString,
    contextPath: '',
    contentLength: length,
  }
}
