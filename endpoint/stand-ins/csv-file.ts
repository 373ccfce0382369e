import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { formatCsv, formatCsvRow, parseCsv } from '../csv.ts'
import { writeWhole } from './write-whole.ts'

/** The rows of a CSV file that others may change as well: read again whenever it has changed. */
export class CsvFile {
  private known: string | undefined
  private cached: string[][] = []
  private isOpenEnded = false

  constructor(readonly path: string) {}

  exists = () => existsSync(this.path)

  rows(): readonly string[][] {
    const state = this.state()
    if (state !== this.known) {
      const text = this.exists() ? readFileSync(this.path, 'utf8') : ''
      this.cached = parseCsv(text)
      // A file edited by hand may lack its last line break.
      this.isOpenEnded = text !== '' && !text.endsWith('\n')
      this.known = state
    }
    return this.cached
  }

  append(row: string[]): void {
    this.rows()
    const text = (this.isOpenEnded ? '\r\n' : '') + formatCsvRow(row)
    const size = this.size()
    mkdirSync(dirname(this.path), { recursive: true })
    appendFileSync(this.path, text)
    // Another size means that somebody else has written in between.
    if (this.size() !== size + Buffer.byteLength(text)) return
    this.cached.push([...row])
    this.isOpenEnded = false
    this.known = this.state()
  }

  replace(rows: string[][]): void {
    writeWhole(this.path, formatCsv(rows))
  }

  private size = () => statSync(this.path, { throwIfNoEntry: false })?.size ?? 0

  private state(): string {
    const stat = statSync(this.path, { throwIfNoEntry: false })
    return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : ''
  }
}
