/** Where text size and speed of the voice are kept. early.ts has a copy; e2e/read-aloud.spec.ts compares. */
export const readingKey = 'wirkzeit-lesen'

declare global {
  interface Window {
    /** Applies text size and speed to the page (early.ts). */
    setReading: (words: string) => void
  }
  var setReading: Window['setReading']
}
