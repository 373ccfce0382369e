import { type DeliveryOptions, deliver } from './deliver'
import { forget, pending } from './outbox'
import { whileOthersWait } from './sending'

/**
 * Sends what could not be sent before. Keeps what fails again; forgets what was delivered, and what
 * was refused, because the receiver would refuse it each time. Never throws.
 */
export async function resendPending(options: DeliveryOptions): Promise<void> {
  if (!options.endpoint) return
  try {
    await whileOthersWait(
      () => sendAll(options),
      async () => {},
    )
  } catch {
    // Nobody waits for this answer; what is still stored is tried again on the next page.
  }
}

async function sendAll(options: DeliveryOptions): Promise<void> {
  for (const record of pending(new Date())) {
    try {
      const { outcome } = await deliver(record, options)
      if (outcome === 'refused') console.warn('A stored registration was refused and discarded.')
      forget(record)
    } catch {
      // Still unreachable: the next page view tries again.
      return
    }
  }
}
