/** From the `beginnt_mit` of cookies.yaml: `_ga|_gid`. */
const prefixes = import.meta.env.VITE_ANALYTICS_COOKIES as string

type Place = Pick<Location, 'hostname' | 'pathname'>

/**
 * What to assign to `document.cookie` so that all analytics cookies go. A page cannot see for which
 * domain and path a cookie was set, so each is deleted for all that are possible here.
 */
export function deletionsOf(cookies: string, { hostname, pathname }: Place): string[] {
  const names = cookies
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => new RegExp(`^(?:${prefixes})`).test(name))
  return [...new Set(names)].flatMap((name) =>
    domains(hostname).flatMap((domain) =>
      paths(pathname).map(
        (path) => `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=${path}${domain}`,
      ),
    ),
  )
}

/** None (this host alone), the host with its subdomains, and each domain above it. */
function domains(hostname: string): string[] {
  const labels = hostname.split('.')
  return ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
}

/** `/a/b` → `/`, `/a`, `/a/`, `/a/b` */
function paths(pathname: string): string[] {
  const ends = [...pathname.matchAll(/\//g)].flatMap(({ index }) => [index, index + 1])
  return [...new Set([...ends, pathname.length].map((end) => pathname.slice(0, end) || '/'))]
}
