import { createReceiver } from './function.ts'
import { connect } from './postgres/database.ts'

/** As marke.yaml says; the bundler puts it here. */
declare const REGISTRIERUNG: string

const { env } = process

const receiver = createReceiver({
  database: connect(env.DATABASE_URL ?? ''),
  setting: (name) => (name === 'REGISTRIERUNG' ? env[name] || REGISTRIERUNG : env[name]),
})

/** Called by Netlify for each request; other hosts of web-standard functions need these few lines anew. */
export default (request: Request, { ip = '' }: { ip?: string }) => receiver(request, ip)

export const config = { path: '/api/registrierung' }
