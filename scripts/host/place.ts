/** Where a server serves the site. */
export interface Place {
  /** The site's own host name. */
  host: string
  /** Host name that redirects to `host`. */
  twin: string | undefined
  /** The folder `dist` on the server. */
  root: string
  /** For a trial on this computer: only this port, without a certificate. */
  port?: number
}

export function placeOf(origin: string, root?: string): Place {
  const { host } = new URL(origin)
  return { host, twin: twinOf(host), root: root ?? `/var/www/${host}` }
}

/** The host name with `www.` added or removed; undefined for other subdomains, where nobody expects one. */
export function twinOf(host: string): string | undefined {
  if (host.startsWith('www.')) return host.slice(4)
  return host.split('.').length > 2 ? undefined : `www.${host}`
}
