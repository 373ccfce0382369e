import { assertPortsFree } from './host/ports.ts'

/** Checks both ports of `npm start`, before the build takes its time. */
export const main = assertPortsFree
