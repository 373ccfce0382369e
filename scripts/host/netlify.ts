import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { HeadersHandler } from '@netlify/headers'
import { RedirectsHandler } from '@netlify/redirects'
import { StaticHandler } from '@netlify/static'
import { prettyPath } from './pretty-path.ts'
import { safePath } from './safe-path.ts'

type Handler = (request: Request) => Promise<Response>

/**
 * Answers requests for `root`/dist as Netlify does, with its own modules for netlify.toml. Not emulated:
 * the CDN's cache, HTTP/2, edge functions, forms.
 */
export function netlifyHandler(root: string): Handler {
  const dist = join(root, 'dist')
  const configPath = join(root, 'netlify.toml')
  const files = new StaticHandler({ directory: dist })
  const headers = new HeadersHandler({
    configPath,
    projectDir: root,
    publishDir: 'dist',
    logger: console,
  })

  const findFile = async (request: Request) => {
    const match = await files.match(request)
    return match && (() => match.handle())
  }

  const notFound = async (request: Request) => {
    const file = await findFile(new Request(new URL('/404.html', request.url)))
    if (!file) return new Response('Not found', { status: 404 })
    const { body, headers } = await file()
    return new Response(body, { status: 404, headers })
  }

  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    projectDir: root,
    publicDir: dist,
    jwtRoleClaim: '',
    jwtSecret: '',
    notFoundHandler: notFound,
  })

  const answer = async (request: Request, path: string): Promise<Response> => {
    const rule = await redirects.match(request)
    const pretty = rule?.force ? undefined : prettyPath(path, (file) => isFile(join(dist, file)))
    if (pretty) return redirect(301, encodeURI(pretty) + new URL(request.url).search)

    const ruled = rule && (await redirects.handle(request, rule, findFile))
    if (ruled && isRedirect(ruled))
      return redirect(ruled.status, rule.external ? rule.target.href : relative(rule.target))

    const file = await findFile(request)
    return file ? file() : notFound(request)
  }

  return async (request) => {
    const path = safePath(new URL(request.url).pathname)
    if (path === undefined) return new Response('Bad request', { status: 400 })
    const response = await answer(request, path)
    if (!isRedirect(response))
      for (const [name, value] of Object.entries(await headers.apply(request)))
        response.headers.set(name, value)
    return response
  }
}

const isRedirect = (response: Response) => response.status >= 300 && response.status < 400

const redirect = (status: number, location: string) =>
  new Response(null, { status, headers: { location } })

const relative = (url: URL) => url.pathname + url.search + url.hash

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()
