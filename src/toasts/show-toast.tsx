import { toast } from 'sonner'
import type { Flash } from '../registration/flash.ts'
import { Toast } from './Toast.tsx'

/** At most one toast, which stays until it is closed. The area (Toasts.island.tsx) must be awake. */
export function showToast(flash: Flash, close: string): void {
  toast.custom((id) => <Toast flash={flash} close={close} onClose={() => toast.dismiss(id)} />, {
    id: 'only',
    duration: Number.POSITIVE_INFINITY,
  })
}
