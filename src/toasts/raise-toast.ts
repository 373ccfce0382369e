import { mount } from '../islands/mount.ts'
import type { Flash } from '../registration/flash.ts'
import { flashKey } from '../registration/flash-flag.ts'
import * as toasts from './Toasts.island.tsx'

/**
 * Shows a toast on this page. The area is woken with code that came along with the caller's: what
 * has failed may be the network.
 */
export async function raiseToast(flash: Flash): Promise<void> {
  const area = document.querySelector<HTMLElement>('[data-island="Toasts"]')
  if (area) {
    // Also instead of code that is still on its way.
    area.dataset.islandStatus = 'awake'
    await mount(area, 'Toasts', toasts)
  }
  dispatchEvent(new CustomEvent(flashKey, { detail: flash }))
}
