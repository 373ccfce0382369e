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
  /** The values that this page saved last. */
  own?: DraftValues
  unsaved?: (() => void) | undefined
  /** The values of the registration that is being sent, is kept or was sent. */
  withdrawn?: DraftValues | undefined
  timer?: ReturnType<typeof setTimeout>
}

/** State of the page, because this module may be loaded twice (scripts/build/lost-code.ts). */
const page = globalThis as { draft?: State }
page.draft ??= {}
const state = page.draft

/** Calls `save` after `delayMs`, or with the next `saveNow`. */
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
    // The difference either way, because the clock may have been put back.
    return draft && Math.abs(now - draft.savedAt) <= lifetimeMs ? Object(draft.values) : undefined
  })
  if (!values) discardDraft()
  return values
}

/**
 * Stores the values as the draft. Deletes it instead when the form is empty, or these values are a
 * registration already. The same values again do not prolong its day.
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
 * Deletes the draft while its registration is being sent; the returned function puts it back. Leaves a draft
 * that another tab has stored since.
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

/** Remembers that these values were submitted before the page was reloaded. */
export function rememberSent(values: DraftValues): void {
  state.own = state.withdrawn = values
}

/** Whether what stands in the form is a registration that is under way, kept or sent. */
export const isWithdrawn = () => state.withdrawn !== undefined

/**
 * Turns a registration that cannot be sent as it is into the draft, so that it can be corrected in the form.
 * False when there is another draft, or the browser cannot store it.
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
  // Otherwise `saveDraft` would not store what this page has submitted.
  state.withdrawn = undefined
  saveDraft(values, now)
  return Boolean(stored())
}

/** Compares values as they would be sent, in any order: a form has its own order of fields. */
const isSame = (one: DraftValues, other: DraftValues) => sorted(one) === sorted(other)

const sorted = (values: DraftValues) =>
  JSON.stringify(
    Object.entries(values)
      .map(([name, value]) => [name, asSent(value)])
      .sort(),
  )

const stored = () => unlessBlocked(() => localStorage.getItem(draftKey))

/** Does nothing where storage is blocked or full: the form works without a draft. */
function store(text: string): void {
  unlessBlocked(() => localStorage.setItem(draftKey, text))
}
