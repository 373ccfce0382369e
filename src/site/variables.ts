import { loadEnv } from 'vite'

/** The variables of a build: those of the process, and below them those of `.env` files. */
export const variables = (mode = 'production', folder = process.cwd()): Record<string, string> =>
  loadEnv(mode, folder, '')
