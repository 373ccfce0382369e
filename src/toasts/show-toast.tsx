import { toast } from 'sonner'
import type { Flash } from '../registration/flash.ts'
import { Toast } from './Toast.tsx'

/** Each toast has a new id: one with the id of a toast that is just being removed would go with it. */
let next = 1

export function closeToast(): void {
  toast.dismiss(next)
  next += 1
}

/** Shows a toast that stays until it is closed. The island Toasts must be awake. */
export function showToast(flash: Flash, close: string): void {
  toast.custom(() => <Toast flash={flash} close={close} onClose={closeToast} />, {
    id: next,
    duration: Number.POSITIVE_INFINITY,
  })
}
