/** Where a server shall serve the site. */
export interface Place {
  /** The site's own host name. */
  host: string
  /** Leads to the site. */
  twin: string | undefined
  /** The folder `dist` on the server. */
  root: string
  /** For a trial on this computer: this port alone, without certificate. */
  port?: number
}

export function placeOf(origin: string, root?: string): Place {
  const { host } = new URL(origin)
  return { host, twin: twinOf(host), root: root ?? `/var/www/${host}` }
}

/** The same host name with `www.`, or without it; none for a subdomain, where nobody expects one. */
export function twinOf(host: string): string | undefined {
  if (host.startsWith('www.')) return host.slice(4)
  return host.split('.').length > 2 ? undefined : `www.${host}`
}
