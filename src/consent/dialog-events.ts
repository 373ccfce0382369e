import type { Choices } from './record.ts'

// start.ts stores and applies; the dialog only asks. Neither imports the other: React would come with
// every decision, and the build, which renders the dialog, would start consent. They speak through
// these events on `window`.

/** start.ts → dialog: show yourself. `detail` is `DialogRequest`. */
export const openDialog = 'cookie-dialog-open'

/** Dialog → start.ts: it is closed. `detail` is `DialogAnswer`; null when nothing was decided. */
export const closedDialog = 'cookie-dialog-closed'

export type DialogRequest = { opener: HTMLElement; choices: Choices | undefined }

/** `none` forgets the stored consent: 'Alle Cookies ablehnen'. */
export type Decision = 'all' | 'essential' | 'selection' | 'none'

export type DialogAnswer = { decision: Decision; selection: Choices } | null
