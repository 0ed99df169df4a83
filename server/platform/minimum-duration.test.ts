import { expect, test } from 'vitest'
import { MINIMUM_RESPONSE_MS, withMinimumDuration } from './minimum-duration.ts'

test('immediate results and errors are delayed to the minimum duration', async () => {
  for (const work of [async () => 'answer', () => Promise.reject(new Error('refusal'))]) {
    const startedAt = performance.now()
    await Promise.allSettled([withMinimumDuration(work)])
    // A timer may fire a fraction of a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThan(MINIMUM_RESPONSE_MS - 2)
  }
})

test('results and errors are passed on', async () => {
  await expect(withMinimumDuration(async () => 'answer')).resolves.toBe('answer')
  await expect(withMinimumDuration(() => Promise.reject(new Error('refusal')))).rejects.toThrow('refusal')
})
