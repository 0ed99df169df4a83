import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createMemoryEvents } from './memory-events.ts'
import { channelFor, defineTopic } from './topics.ts'

const pageTurned = defineTopic('pageTurned', z.object({ bookId: z.string() }), ({ bookId }) => bookId)
const shopOpened = defineTopic('shopOpened', z.object({}))
const payload = { bookId: 'a' }
const event = { topic: 'pageTurned', payload }

describe('a subscriber', () => {
  test('receives the events of its topic from the subscription until it unsubscribes', async () => {
    const events = createMemoryEvents()
    const received: unknown[] = []
    await events.publish(pageTurned, payload)
    const unsubscribe = events.subscribe(pageTurned, (one) => received.push(one))
    await events.publish(pageTurned, payload)
    await events.publish(shopOpened, {})
    unsubscribe()
    await events.publish(pageTurned, payload)
    expect(received).toEqual([event])
  })

  test('of one key receives the events with that key only', async () => {
    const events = createMemoryEvents()
    const received: unknown[] = []
    events.subscribe(channelFor(pageTurned, 'a'), (one) => received.push(one))
    await events.publish(pageTurned, { bookId: 'b' })
    await events.publish(pageTurned, payload)
    expect(received).toEqual([event])
  })

  test('may unsubscribe while an event is delivered', async () => {
    const events = createMemoryEvents()
    const received: unknown[] = []
    const unsubscribe = events.subscribe(pageTurned, () => unsubscribe())
    events.subscribe(pageTurned, (one) => received.push(one))
    await events.publish(pageTurned, payload)
    await events.publish(pageTurned, payload)
    expect(received).toEqual([event, event])
  })
})

test('a topic is defined once', () => {
  expect(() => defineTopic('shopOpened', z.object({}))).toThrow('Topic shopOpened is already defined')
})
