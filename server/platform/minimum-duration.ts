import { setTimeout as sleep } from 'node:timers/promises'

/** More than any of the answers takes that would otherwise tell, by their time, whether an address is known. */
export const EVEN_ANSWER_MILLISECONDS = 80

/** What `work` answers or refuses, but not sooner than any other way through it would have. */
export async function evenTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [outcome] = await Promise.allSettled([work(), sleep(EVEN_ANSWER_MILLISECONDS)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
