import { describe, expect, test } from 'vitest'
import type { CommunityEvent } from './events.ts'
import { createMemoryEvents } from './memory-events.ts'

const CREATED: CommunityEvent = { type: 'post-created', postId: '0190a0b0-0000-7000-8000-000000000000' }

describe('who listens', () => {
  test('hears what is published from then on, until they leave', async () => {
    const events = createMemoryEvents()
    const [ada, bob] = [createListener(), createListener()]
    await events.publish(CREATED)
    const leave = events.subscribe(ada)
    events.subscribe(bob)
    await events.publish(CREATED)
    leave()
    await events.publish(CREATED)
    expect(ada.heard).toEqual([CREATED])
    expect(bob.heard).toEqual([CREATED, CREATED])
  })

  test('is told once when no more will come', async () => {
    const events = createMemoryEvents()
    const listener = createListener()
    events.subscribe(listener)
    events.endSubscriptions()
    events.endSubscriptions()
    await events.publish(CREATED)
    expect(listener).toMatchObject({ heard: [], closed: 1 })
  })

  test('may leave while they are told', async () => {
    const events = createMemoryEvents()
    const later = createListener()
    const leave = events.subscribe({ onEvent: () => leave(), onClose: () => undefined })
    events.subscribe(later)
    await events.publish(CREATED)
    await events.publish(CREATED)
    expect(later.heard).toHaveLength(2)
  })
})

function createListener() {
  const listener = {
    heard: new Array<CommunityEvent>(),
    closed: 0,
    onEvent: (event: CommunityEvent) => void listener.heard.push(event),
    onClose: () => void (listener.closed += 1),
  }
  return listener
}
