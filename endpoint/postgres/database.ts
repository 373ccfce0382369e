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

/**
 * Whether an address leads to another machine and says nothing of encryption. One with several hosts is no
 * URL.
 */
function isBare(url: string): boolean {
  if (/[?&]ssl(?:mode)?=/.test(url)) return false
  return !URL.canParse(url) || !/^(?:localhost|127\.[\d.]+|\[::1\])?$/.test(new URL(url).hostname)
}

/**
 * Whether `text` is an address of PostgreSQL that the driver can read. Unescaped signs in a password spoil
 * it.
 */
export function isDatabaseAddress(text: string): boolean {
  if (!/^postgres(?:ql)?:\/\/[^#\s]+$/.test(text)) return false
  try {
    connect(text)
    return true
  } catch {
    return false
  }
}

/**
 * A pool of connections, encrypted unless the address says otherwise or leads to this machine. Prepares no
 * statements and sets nothing for a session, so that it works through poolers, too.
 */
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
