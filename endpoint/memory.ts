import type { Submission } from './receive.ts'
import { isWithinDayOf } from './row.ts'

/** What is remembered of a submission. */
export interface Memory {
  /** Stored already: sent again at any time, or the same data within a day. */
  isKnown: boolean
  /** Its proof has been used, for this or another one. */
  isSpent: boolean
}

/** Keys of what is remembered: hashes with a secret, from which nobody can tell the data. */
export interface Keys {
  /** The data, whenever it was sent. */
  content: string
  /** The data with the moment of sending. */
  sending: string
  /** Empty without one. */
  proof: string
}

/** Milliseconds since 1970 at which each key was last stored. */
export type Times = Record<string, number>

/** Makes the keys of submissions and judges by them. `hash` returns letters and digits. */
export class Memories {
  constructor(
    private readonly secret: string,
    private readonly hash: (text: string) => string,
  ) {}

  /** The keys to be stored with this submission. */
  keysOf({ record, suspect, proof, content }: Submission): Keys {
    const place = suspect === undefined ? 'Anmeldungen' : 'Verdacht'
    const key = (...parts: string[]) => `k${this.hash([this.secret, ...parts].join('\n'))}`
    return {
      content: key(place, content),
      sending: key(place, record.submittedAt, content),
      proof: proof && key('Nachweis', proof),
    }
  }

  /** The keys whose times `judge` needs. */
  wanted(submission: Submission): string[] {
    return this.all(submission)
      .flatMap(({ content, sending, proof }) => [content, sending, proof])
      .filter(Boolean)
  }

  judge(submission: Submission, now: Date, times: Times): Memory {
    const timeOf = (key: string) => times[key] ?? Number.NaN
    const moments = [now.getTime(), Date.parse(submission.record.submittedAt)]
    const isKnown = this.all(submission).some(
      ({ content, sending }) => timeOf(sending) > 0 || moments.some(isWithinDayOf(timeOf(content))),
    )
    return { isKnown, isSpent: timeOf(this.keysOf(submission).proof) > 0 }
  }

  /**
   * A suspect is also compared with registrations, a registration not with suspects: then it becomes a
   * row.
   */
  private all(submission: Submission): Keys[] {
    const { suspect, ...registration } = submission
    const keys = [this.keysOf(registration)]
    return suspect === undefined ? keys : [...keys, this.keysOf(submission)]
  }
}
