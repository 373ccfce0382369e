import type { Plugin } from 'vite'

/** Pages are rendered on the server, so a change of code or content shows after a full reload. */
export function reloadOnContent(): Plugin {
  return {
    name: 'wirkzeit:reload-on-content',
    apply: 'serve',
    configureServer({ watcher, environments, ws }) {
      watcher.on('all', (_event, file) => {
        if (!/[\\/](?:src|public)[\\/]|[\\/]routes\.ts$/.test(file)) return
        // Vite forgets a changed module, but not what `import.meta.glob` read from it.
        environments.ssr.moduleGraph.invalidateAll()
        ws.send({ type: 'full-reload' })
      })
    },
  }
}
