import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { MINIMUM_RESPONSE_MS, withMinimumDuration } from './minimum-duration.ts'

test('immediate results and errors are delayed to the minimum duration', async () => {
  const order: string[] = []
  const refusal = () => Promise.reject(new Error('refusal'))
  // Timers fire in the order of their durations, however busy the machine is.
  await Promise.all([
    withMinimumDuration(async () => 'answer').then((answer) => order.push(answer)),
    withMinimumDuration(refusal).catch(({ message }: Error) => order.push(message)),
    sleep(MINIMUM_RESPONSE_MS - 1).then(() => order.push('shorter timer')),
  ])
  expect(order).toEqual(['shorter timer', 'answer', 'refusal'])
})
