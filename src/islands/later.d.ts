/** From the content and from the island's own classes; written by scripts/build/later-islands.ts. */
declare module 'virtual:later/*' {
  export const words: object
  export const rules: string[]
}
