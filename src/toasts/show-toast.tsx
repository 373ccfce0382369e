import { toast } from 'sonner'
import type { Flash } from '../registration/flash.ts'
import { Toast } from './Toast.tsx'

/** Sonner takes a toast with the id of one that is just going for the same, and both go. */
let next = 1

export function closeToast(): void {
  toast.dismiss(next)
  next += 1
}

/** At most one toast, which stays until it is closed. The area (Toasts.island.tsx) must be awake. */
export function showToast(flash: Flash, close: string): void {
  toast.custom(() => <Toast flash={flash} close={close} onClose={closeToast} />, {
    id: next,
    duration: Number.POSITIVE_INFINITY,
  })
}
