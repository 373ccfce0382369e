import { createServer } from 'node:net'
import { Stop } from '../../src/stop.ts'

export type PortVariable = 'PORT' | 'ENDPOINT_PORT'

const usualPorts: Record<PortVariable, number> = { PORT: 4173, ENDPOINT_PORT: 4174 }

/** Other ports than those of `npm start`, so that tests run beside it. */
export const testPorts: Record<PortVariable, string> = { PORT: '4183', ENDPOINT_PORT: '4184' }

/** The tests' ports, unless the environment chooses others. */
export const portsOfTests = (): Record<PortVariable, string> => ({
  PORT: process.env.PORT || testPorts.PORT,
  ENDPOINT_PORT: process.env.ENDPOINT_PORT || testPorts.ENDPOINT_PORT,
})

/** Where the site is served on this computer. */
export const sitePort = () => readPort('PORT')

/** Where the local copy of the registration endpoint listens. */
export const endpointPort = () => readPort('ENDPOINT_PORT')

/** Throws Stop unless the two ports of `npm start` differ and are free. */
export async function assertPortsFree(): Promise<void> {
  if (sitePort() === endpointPort()) {
    throw new Stop('PORT und ENDPOINT_PORT sind gleich. Geben Sie zwei verschiedene Nummern an.')
  }
  await assertFree(sitePort(), 'PORT')
  await assertFree(endpointPort(), 'ENDPOINT_PORT')
}

/** Throws Stop unless `testPorts` are free. */
export async function assertTestPortsFree(): Promise<void> {
  for (const port of Object.values(testPorts))
    if (await isTaken(Number(port)))
      throw new Stop(
        `Port ${port} ist belegt, vielleicht von anderen Tests. Warten Sie, bis sie fertig sind, oder beenden Sie das Programm.`,
      )
}

/** Throws Stop if `port` is taken; `variable` chooses another one. */
export async function assertFree(port: number, variable: PortVariable): Promise<void> {
  if (await isTaken(port)) throw portTaken(port, variable)
}

/** On either loopback address: a program on ::1 alone would answer for "localhost" in our place. */
const isTaken = async (port: number): Promise<boolean> =>
  !((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1')))

export function portTaken(port: number, variable: PortVariable): Stop {
  return new Stop(
    `Port ${port} ist belegt. Beenden Sie das andere Programm, oder setzen Sie ` +
      `${variable}=${port < 65_000 ? port + 7 : port - 7} vor den Befehl.`,
  )
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    // Other errors (no IPv6 on this computer) say nothing about the port being taken.
    server.once('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

function readPort(variable: PortVariable): number {
  const value = process.env[variable]
  if (!value) return usualPorts[variable]
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Stop(`${variable}=${value} ist kein Port. Geben Sie eine Zahl von 1 bis 65535 an.`)
}
