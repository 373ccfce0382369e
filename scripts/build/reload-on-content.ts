import type { Plugin } from 'vite'
import { forgetSite } from '../../src/site/load-site.ts'

/** Pages are rendered on the server, so a change of code or content shows after a full reload. */
export const reloadOnContent: Plugin = {
  name: 'wirkzeit:reload-on-content',
  apply: 'serve',
  configureServer({ watcher, environments, ws }) {
    watcher.on('all', (_event, file) => {
      if (!/[\\/](?:src|public)[\\/]|[\\/]routes\.ts$/.test(file)) return
      // Content is read from the disk: vite knows of no module that depends on it.
      forgetSite()
      environments.ssr.moduleGraph.invalidateAll()
      ws.send({ type: 'full-reload' })
    })
  },
}
