import { asSent } from './outbox.ts'
import type { RegistrationRecord } from './record.ts'
import { draftKey } from './stored-flag.ts'
import { unlessBlocked } from './unless-blocked.ts'

/** What stands in the form: text by field name, true for each ticked box. */
export type DraftValues = Record<string, string | true>

interface Draft {
  savedAt: number
  values: DraftValues
}

const lifetimeMs = 24 * 60 * 60 * 1000
const delayMs = 250

interface State {
  /** What this page has saved. */
  own?: DraftValues
  unsaved?: (() => void) | undefined
  /** What a registration has been made of. */
  withdrawn?: DraftValues | undefined
  timer?: ReturnType<typeof setTimeout>
}

/** Of the page: code that was lost once may be here twice (scripts/build/lost-code.ts). */
const page = globalThis as { draft?: State }
page.draft ??= {}
const state = page.draft

/** Saves a little later, or with `saveNow`. */
export function saveSoon(save: () => void): void {
  state.unsaved = save
  clearTimeout(state.timer)
  state.timer = setTimeout(saveNow, delayMs)
}

export function saveNow(): void {
  clearTimeout(state.timer)
  state.unsaved?.()
  state.unsaved = undefined
}

/** What was typed within the last day. Anything else is deleted. */
export function readDraft(now: number): DraftValues | undefined {
  const values = unlessBlocked(() => {
    const draft: Draft | null = JSON.parse(localStorage.getItem(draftKey) ?? 'null')
    // Either way round: a clock may have been put back.
    return draft && Math.abs(now - draft.savedAt) <= lifetimeMs ? Object(draft.values) : undefined
  })
  if (!values) discardDraft()
  return values
}

/**
 * Neither an empty form leaves a draft nor what is a registration already. The same values again don't
 * prolong its day.
 */
export function saveDraft(values: DraftValues, now: number): void {
  state.own = values
  if (Object.keys(values).length === 0 || isSame(values, state.withdrawn ?? {})) discardDraft()
  else if (JSON.stringify(readDraft(now)) !== JSON.stringify(values))
    store(JSON.stringify({ savedAt: now, values } satisfies Draft))
}

export function discardDraft(): void {
  unlessBlocked(() => localStorage.removeItem(draftKey))
}

/**
 * Takes the draft away while its registration is under way; the result puts it back. What another tab
 * has stored since is another's.
 */
export function withdrawDraft(): () => void {
  saveNow()
  state.withdrawn = state.own ?? {}
  const there = readDraft(Date.now())
  const isOwn = there && (!state.own || isSame(there, state.own))
  const draft = isOwn ? stored() : null
  if (isOwn) discardDraft()
  return () => {
    state.withdrawn = undefined
    if (draft && !stored()) store(draft)
  }
}

/** That a registration was made of it, before this page was loaded anew. */
export function rememberSent(values: DraftValues): void {
  state.own = state.withdrawn = values
}

/** Whether what stands in the form is a registration that is under way, kept or sent. */
export const isWithdrawn = () => state.withdrawn !== undefined

/**
 * A registration that cannot be sent as it is waits in the form. False when something else waits
 * there, or the browser cannot keep it.
 */
export function keepForCorrection(record: RegistrationRecord, now: number): boolean {
  saveNow()
  const { submittedAt: _, source: __, interests, ...texts } = record
  const ticked = Object.entries(interests ?? {}).filter(([, on]) => on)
  const values = {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...Object.fromEntries(ticked.map(([key]) => [`interests.${key}`, true as const])),
  }
  const there = readDraft(now)
  if (there) return isSame(there, values)
  // What this page has kept may be it.
  state.withdrawn = undefined
  saveDraft(values, now)
  return Boolean(stored())
}

/** As it would be sent, in whatever order: a form stores its fields in its own. */
const isSame = (one: DraftValues, other: DraftValues) => sorted(one) === sorted(other)

const sorted = (values: DraftValues) =>
  JSON.stringify(
    Object.entries(values)
      .map(([name, value]) => [name, asSent(value)])
      .sort(),
  )

const stored = () => unlessBlocked(() => localStorage.getItem(draftKey))

/** Blocked or full: the form works without a draft. */
function store(text: string): void {
  unlessBlocked(() => localStorage.setItem(draftKey, text))
}
