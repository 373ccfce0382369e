import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandModule } from './mount.ts'
import { type IslandName, type IslandProps, type LaterIsland, wakes } from './registry.ts'

const modules = import.meta.glob<IslandModule>('../*/*.island.tsx', { eager: true })

type Props<Name extends IslandName> = { name: Name } & (Name extends LaterIsland
  ? { id?: undefined; props?: undefined }
  : { id: string; props: IslandProps<Name> })

/**
 * Renders an island at build time, as a React root of its own like in the browser, because `useId` counts
 * from the root. `id` must be unique in the page and is the prefix of the ids inside. A later island needs
 * none: a page has only one of its name.
 */
export function Island<Name extends IslandName>({ name, id, props }: Props<Name>) {
  const module = Object.entries(modules).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1]
  if (!module) throw new Error(`${name}.island.tsx is missing`)
  const component = module[name] as ComponentType<object>
  const html = renderToString(createElement(component, { ...module.words, ...props }), {
    identifierPrefix: `${id ?? name}-`,
  })
  const browserProps = module.toBrowser && props ? module.toBrowser(props) : props
  return (
    <div
      data-island={name}
      data-island-id={id}
      data-island-wake={wakes[name] === 'interaction' ? '' : undefined}
      data-props={browserProps && JSON.stringify(browserProps)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React, at build time
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
