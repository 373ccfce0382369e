import { loadEnv } from 'vite'

/** The variables of a build: those of the process, and below them those of `.env` files. */
export const variables = (): Record<string, string> => loadEnv('production', process.cwd(), '')
