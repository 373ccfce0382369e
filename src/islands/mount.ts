import { type ComponentType, createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandModule } from './registry'

/** Hydrates one island; resolves once React has taken the nodes over. */
export function mount(root: HTMLElement, name: string, module: IslandModule): Promise<void> {
  const props = { ...JSON.parse(root.dataset.props ?? '{}'), ...module.fromDom?.(root) }
  return new Promise((resolve, reject) => {
    const Awake = () => {
      useEffect(() => resolve(), [])
      return createElement(module[name] as ComponentType<object>, props)
    }
    hydrateRoot(root, createElement(Awake), {
      identifierPrefix: `${root.dataset.islandId}-`,
      onUncaughtError: reject,
      onRecoverableError: (error) => console.error('[island]', name, error),
    })
  })
}
