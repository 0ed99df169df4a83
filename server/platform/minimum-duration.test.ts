import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { MINIMUM_RESPONSE_MS, withMinimumDuration } from './minimum-duration.ts'

test('immediate results and errors are delayed to the minimum duration', async () => {
  const order: string[] = []
  const refusal = () => Promise.reject(new Error('refusal'))
  // Timers fire in the order of their ends, however busy the machine is.
  await Promise.all([
    sleep(MINIMUM_RESPONSE_MS - 50).then(() => order.push('shorter timer')),
    withMinimumDuration(async () => 'answer').then((answer) => order.push(answer)),
    withMinimumDuration(refusal).catch(({ message }: Error) => order.push(message)),
  ])
  expect(order).toEqual(['shorter timer', 'answer', 'refusal'])
})
