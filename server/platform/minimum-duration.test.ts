import { expect, test } from 'vitest'
import { MINIMUM_RESPONSE_MS, withMinimumDuration } from './minimum-duration.ts'

test('an answer and a refusal that were there at once come no sooner than the time given to all', async () => {
  for (const work of [async () => 'answer', () => Promise.reject(new Error('refusal'))]) {
    const startedAt = performance.now()
    await Promise.allSettled([withMinimumDuration(work)])
    // A timer may fire a fraction of a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThan(MINIMUM_RESPONSE_MS - 2)
  }
})

test('what was answered or refused is passed on', async () => {
  await expect(withMinimumDuration(async () => 'answer')).resolves.toBe('answer')
  await expect(withMinimumDuration(() => Promise.reject(new Error('refusal')))).rejects.toThrow('refusal')
})
