import type { Choices } from './record.ts'

// The loader stores and applies; the dialog only asks. They speak through these events on `window`,
// because code that both imported would load the loader a second time.

/** Loader → dialog: show yourself. `detail` is `DialogRequest`. */
export const openDialog = 'cookie-dialog-open'

/** Dialog → loader: it is closed. `detail` is `DialogAnswer`; null when nothing was decided. */
export const closedDialog = 'cookie-dialog-closed'

export type DialogRequest = { opener: HTMLElement; choices: Choices | undefined }

/** `none` forgets the stored consent: 'Alle Cookies ablehnen'. */
export type Decision = 'all' | 'essential' | 'selection' | 'none'

export type DialogAnswer = { decision: Decision; selection: Choices } | null
