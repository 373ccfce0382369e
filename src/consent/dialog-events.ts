import type { Choices } from './record.ts'

// start.ts stores and applies decisions; the dialog only asks for one. They communicate by these events on
// `window`. If start.ts imported the dialog, React would be loaded with every decision; if the dialog
// imported start.ts, rendering it at build time would run start.ts.

/** start.ts → dialog: open. `detail` is `DialogRequest`. */
export const openDialog = 'cookie-dialog-open'

/** Dialog → start.ts: it is closed. `detail` is `DialogAnswer`; null when nothing was decided. */
export const closedDialog = 'cookie-dialog-closed'

export type DialogRequest = { opener: HTMLElement; choices: Choices | undefined }

/** `none` forgets the stored consent: 'Alle Cookies ablehnen'. */
export type Decision = 'all' | 'essential' | 'selection' | 'none'

export type DialogAnswer = { decision: Decision; selection: Choices } | null
