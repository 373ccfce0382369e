import type { Plugin } from 'vite'

/** Pages are rendered on the server, so a change of code or content shows after a full reload. */
export function reloadOnContent(): Plugin {
  return {
    name: 'wirkzeit:reload-on-content',
    apply: 'serve',
    handleHotUpdate({ server, file }) {
      if (!/\/(?:src|public)\/|\/routes\.ts$/.test(file)) return
      server.ws.send({ type: 'full-reload' })
    },
  }
}
