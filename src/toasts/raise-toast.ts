import { mount } from '../islands/mount.ts'
import type { Flash } from '../registration/flash.ts'
import { flashKey } from '../registration/flash-flag.ts'
import * as toasts from './Toasts.island.tsx'

/**
 * Shows a toast on this page. Imports the island statically, so that its code is there when the network has
 * failed.
 */
export async function raiseToast(flash: Flash): Promise<void> {
  const area = document.querySelector<HTMLElement>('[data-island="Toasts"]')
  if (area) {
    // Marks it awake, so that `load` of hydrate.ts, if it is still waiting for the code, does not mount it.
    area.dataset.islandStatus = 'awake'
    await mount(area, 'Toasts', toasts)
  }
  dispatchEvent(new CustomEvent(flashKey, { detail: flash }))
}
