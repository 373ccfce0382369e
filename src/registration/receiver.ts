import type { DeliveryOptions } from './deliver.ts'
import { takeProof } from './proofs.ts'

/** Where registrations go: checked and filled in by the build (model/environment.ts). */
export const receiver = {
  endpoint: import.meta.env.VITE_REGISTRATION_ENDPOINT as string,
  mode: import.meta.env.VITE_REGISTRATION_MODE as DeliveryOptions['mode'],
  prove: takeProof,
}
