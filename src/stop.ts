/**
 * Ends a script that cannot go on for a foreseen reason. The message is one German sentence
 * that says what to do; `run.mjs` prints it without a stack and exits with 1.
 */
export class Stop extends Error {
  override readonly name = 'Stop'
}
