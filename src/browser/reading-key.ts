/**
 * Key of text size and speed of the voice in `localStorage`. early.ts, which imports nothing, has a copy;
 * e2e/read-aloud.spec.ts fails when they differ.
 */
export const readingKey = 'wirkzeit-lesen'

declare global {
  interface Window {
    /** Applies text size and speed to the page (early.ts). */
    setReading: (words: string) => void
  }
  var setReading: Window['setReading']
}
