/** Where a server shall serve the site. */
export interface Place {
  /** The site's own host name. */
  host: string
  /** The same with `www.`, or without it: leads to the site. */
  twin: string
  /** The folder `dist` on the server. */
  root: string
  /** For a trial on this computer: this port alone, without certificate. */
  port?: number
}

export function placeOf(origin: string, root?: string): Place {
  const { host } = new URL(origin)
  const bare = host.replace(/^www\./, '')
  return { host, twin: host === bare ? `www.${bare}` : bare, root: root ?? `/var/www/${host}` }
}
