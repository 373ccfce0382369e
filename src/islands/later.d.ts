type Shared = import('../model/shared').Shared

/** Texts of the content and rules for the island's classes, from scripts/build/later-islands.ts. */
declare module 'virtual:later/*' {
  export const words: object
  export const rules: string[]
}
declare module 'virtual:later/ErrorSummary' {
  export const words: Shared['fehlerliste']
  export const rules: string[]
}
declare module 'virtual:later/Notice' {
  export const words: Shared['registrierung'] & {
    email: string
    /** Empty where nobody answers calls. */
    telefon: string
    /** The path of the form. */
    formular: string
    /** Registration is paused: there is no form. */
    isPaused: boolean
  }
  export const rules: string[]
}
declare module 'virtual:later/Player' {
  export const words: Shared['lesekomfort']
  export const rules: string[]
}
