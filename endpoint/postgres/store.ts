import { createHash, createHmac } from 'node:crypto'
import type { Budget } from '../budget.ts'
import { cleanText } from '../cell.ts'
import { Memories, type Memory, type Times } from '../memory.ts'
import type { Submission } from '../receive.ts'
import { folded } from '../row.ts'
import type { Database } from './database.ts'
import { count, remembered, storeRegistration, storeSuspect } from './statements.ts'

type Share = { budget: Budget; most: number; cost: number }

const suspectLimits = { proven: 10_000, unproven: 2_000 }
const minuteMs = 60_000

/** 128 bits in hexadecimal signs, as hash.ts makes them with Google's services. */
export const hashOf = (text: string) =>
  createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 32)

/** Registrations in PostgreSQL. Methods throw when the database fails. */
export class PostgresStore {
  private secret: Promise<string> | undefined

  constructor(private readonly database: Database) {}

  /** Whether this submission is known, and its proof used. */
  async recall(submission: Submission, now: Date): Promise<Memory> {
    const memories = await this.memories()
    const keys = memories.wanted(submission).join(' ')
    const times: Times = {}
    for (const { schluessel, zeit } of await this.database.query(remembered, [keys]))
      times[`${schluessel}`] = (zeit as Date).getTime()
    return memories.judge(submission, now, times)
  }

  /** Counts a post of this sender as `cost` posts; true when `most` had come in this minute already. */
  async isBusy({ budget, most, cost }: Share, sender: string, now: Date): Promise<boolean> {
    const secret = await this.secretNow()
    const start = (Math.floor(now.getTime() / minuteMs) * minuteMs) / 1000
    const hidden = createHmac('sha256', secret).update(`${start} ${sender}`).digest('hex')
    const [row] = await this.database.query(count, [start, hidden, budget, cost])
    return Number(row?.zahl) - cost >= most
  }

  /** False, and nothing is stored, when it is known, its proof is used, or there is no room for suspects. */
  async store(submission: Submission, now: Date): Promise<boolean> {
    const { record, suspect } = submission
    const { content, sending, proof } = (await this.memories()).keysOf(submission)
    const sent = Date.parse(record.submittedAt)
    const keys = [now.getTime() / 1000, sent / 1000, content, sending, proof]
    const email = folded(record.email)
    if (suspect === undefined) {
      const json = JSON.stringify(record, (_, value) =>
        typeof value === 'string' ? cleanText(value) : value,
      )
      const rows = await this.database.query(storeRegistration, [...keys, email, json])
      return rows.length > 0
    }
    const most = proof ? suspectLimits.proven : suspectLimits.unproven
    const values = [...keys, email, cleanText(suspect), most]
    return (await this.database.query(storeSuspect, values)).length > 0
  }

  private async memories(): Promise<Memories> {
    return new Memories(await this.secretNow(), hashOf)
  }

  private secretNow(): Promise<string> {
    this.secret ??= this.database
      .query('SELECT wert FROM geheimnis')
      .then(([row]) => {
        if (!row) throw new Error('The table „geheimnis“ is empty: run schema.sql')
        return `${row.wert}`
      })
      .catch((error: unknown) => {
        this.secret = undefined
        throw error
      })
    return this.secret
  }
}
