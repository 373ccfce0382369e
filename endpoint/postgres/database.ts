import postgres from 'postgres'

type Value = string | number

/** What the receiver needs of PostgreSQL: one statement at a time, each whole or not at all. */
export interface Database {
  query(statement: string, values?: Value[]): Promise<Record<string, unknown>[]>
  /** Several statements without values, as in schema.sql. */
  run(statements: string): Promise<unknown>
  close(): Promise<void>
}

// A visitor waits ten seconds.
const connectSeconds = 5
const idleSeconds = 60

/** An address that says nothing of encryption, and does not lead to this machine. Several hosts are no URL. */
function isBare(url: string): boolean {
  if (/[?&]ssl(?:mode)?=/.test(url)) return false
  return !URL.canParse(url) || !/^(?:localhost|127\.[\d.]+|\[::1\])?$/.test(new URL(url).hostname)
}

/** Signs that mean something in an address, as passwords have them, make it another one or none. */
export function isDatabaseAddress(text: string): boolean {
  if (!/^postgres(?:ql)?:\/\/[^#\s]+$/.test(text)) return false
  try {
    connect(text)
    return true
  } catch {
    return false
  }
}

/** One pool. Encrypted, unless the address says otherwise. Works through poolers too: nothing is prepared, nothing is set for a session. */
export function connect(url: string, connections = 5): Database {
  const sql = postgres(url, {
    max: connections,
    connect_timeout: connectSeconds,
    idle_timeout: idleSeconds,
    prepare: false,
    fetch_types: false,
    onnotice: () => {},
    ...(isBare(url) && { ssl: 'require' as const }),
  })
  return {
    query: async (statement, values = []) => [...(await sql.unsafe(statement, values))],
    run: (statements) => sql.unsafe(statements).simple(),
    close: () => sql.end({ timeout: 5 }),
  }
}
