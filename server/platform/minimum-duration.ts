import { setTimeout as sleep } from 'node:timers/promises'

/** More than any of the answers takes that would otherwise tell, by their time, whether an address is known. */
export const MINIMUM_RESPONSE_MS = 80

/** What `work` answers or refuses, but not sooner than any other way through it would have. */
export async function withMinimumDuration<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [outcome] = await Promise.allSettled([work(), sleep(MINIMUM_RESPONSE_MS)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
