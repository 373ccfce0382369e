import type { Page } from 'playwright/test'
import { draftKey, outboxKey } from '../../src/registration/stored-flag.ts'
import { notKnown } from '../fixtures.ts'
import type { World } from './proxy.ts'
import {
  arrived,
  busy,
  deleted,
  failed,
  givenUp,
  kept,
  mend,
  noNetwork,
  sending,
  sent,
  thanks,
  turnedAway,
  waits,
} from './scene.ts'

/** Whether a sentence that is read at this moment holds for the registration with this address. */
export async function isTrue(
  sentence: string,
  email: string,
  page: Page,
  world: World,
): Promise<boolean> {
  // First the browser: what it forgets has arrived before.
  const here = (key: string) => isStored(page, key, email)
  const hasArrived = async () =>
    [...(await world.rows()), ...(await world.suspects())].some((row) => `${row}`.includes(email))
  switch (sentence) {
    case sent:
    case arrived:
    case thanks:
      return hasArrived()
    case kept:
      return (await here(outboxKey)) || hasArrived()
    case waits:
    case mend:
      return here(outboxKey)
    case deleted:
      return !(await here(outboxKey))
    case turnedAway:
    case notKnown:
      return !(await here(outboxKey)) && !(await hasArrived())
    case noNetwork:
      return (await here(draftKey)) && !(await hasArrived())
    case givenUp:
      // It says that nobody knows whether it has arrived.
      return (await here(draftKey)) && !(await here(outboxKey))
    case busy:
      return !(await hasArrived())
    case failed:
      // It may have arrived: the answer may be what was lost. But nothing sends it once more by itself.
      return !(await here(outboxKey))
    case sending:
      // Of what has only begun nothing can be false.
      return true
    default:
      throw new Error(`Nobody says when this is true: ${sentence}`)
  }
}

const isStored = (page: Page, key: string, text: string) =>
  page
    .evaluate(
      ([key, text]) =>
        Object.entries(localStorage).some(
          ([name, value]) => name.startsWith(key) && `${value}`.includes(text),
        ),
      [key, text] as const,
    )
    .catch(() => false)
