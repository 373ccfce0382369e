import type { IncomingMessage } from 'node:http'
import { firstOf, parametersOf } from './parameters.ts'
import type { PostEvent } from './web-app.ts'

/** The POST as Apps Script hands it over; undefined when the body has more than `limit` bytes. */
export async function readPost(
  request: IncomingMessage,
  limit: number,
): Promise<PostEvent | undefined> {
  const contents = await readBody(request, limit)
  if (contents === undefined) return undefined
  return toEvent(request.headers['content-type'] ?? '', `${contents}`, request.url ?? '')
}

/** Undefined when it has more than `limit` bytes. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += (chunk as Buffer).length
    if (length > limit) return undefined
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

function toEvent(type: string, contents: string, address: string): PostEvent {
  const length = Buffer.byteLength(contents)
  const [, queryString = ''] = address.split(/\?(.*)/s)
  const parameters = parametersOf(type, contents, queryString)
  return {
    postData: { contents, type, length, name: 'postData' },
    parameters,
    parameter: firstOf(parameters),
    queryString,
    contextPath: '',
    contentLength: length,
  }
}
