import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than each response whose duration could reveal whether an email address is known. */
export const MINIMUM_RESPONSE_MS = 80

export async function withMinimumDuration<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [outcome] = await Promise.allSettled([work(), sleep(MINIMUM_RESPONSE_MS)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
