import { setImmediate } from 'node:timers/promises'
import { authentication } from '#server/platform/authentication.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import {
  createEventStream,
  emitSequentially,
  type EventStream,
} from '#server/platform/events/event-stream.ts'
import { throttleByKey } from '#server/platform/events/throttle-by-key.ts'
import { channelFor, type EventOf, type Topic } from '#server/platform/events/topics.ts'
import { perApp } from '#server/platform/per-app.ts'
import { isExpired, type Viewer } from '#server/platform/viewer.ts'
import { markBroadcast } from './plugins/broadcast-subscriptions.ts'

/** The number of subscribers that receive an event before the event loop handles other work. */
const SUBSCRIBERS_PER_TURN = 250

/** An event and the subscribers that receive it. */
export type Delivery<Event> = {
  memberIds: readonly string[]
  event: Event
  /** Whether viewer-dependent fields have their broadcast values. Otherwise the event is executed for each subscriber. */
  isShared: boolean
}

type Subscription<Subscribed extends Topic, Event extends object> = {
  /** With keys, all have the same ones. */
  topics: readonly Subscribed[]
  /** Loads an event once for all subscribers, without viewer-dependent fields. Undefined omits the event. */
  load(dependencies: Dependencies, change: EventOf<Subscribed>): Promise<Event | undefined>
  /**
   * Returns who of the subscribers may see the event. One statement asks for all of them. Without this function, everyone who has
   * subscribed to the key receives the event.
   */
  audience?(
    dependencies: Dependencies,
    event: Event,
    memberIds: readonly string[],
  ): Promise<readonly Delivery<Event>[]>
  /** Delivers at most one event per key and interval in milliseconds, as `throttleByKey` does. */
  throttle?: { keyOf(change: EventOf<Subscribed>): string | null; interval: number }
}

type Subscriber<Event> = { viewer: Viewer; emit(event: Event): void; end(error?: unknown): void }

type Pending<Subscribed extends Topic, Event> = {
  change: EventOf<Subscribed>
  recipients: readonly Subscriber<Event>[]
}

/** Subscribers of the same key. */
type Group<Event> = { add(subscriber: Subscriber<Event>): () => void }

/**
 * Returns a function that subscribes a viewer to the topics, or to some of their keys. The stream ends with the viewer's access.
 * It fails if an event cannot be loaded, so that the client subscribes again and refetches.
 */
export function subscribeTo<Subscribed extends Topic, Event extends object>(
  subscription: Subscription<Subscribed, Event>,
) {
  const groupsOf = perApp(() => new Map<string | null, Group<Event>>())
  return (
    dependencies: Dependencies,
    viewer: Viewer,
    keys: readonly (string | null)[] = [null],
  ): EventStream<Event> =>
    createEventStream((emit, end) => {
      const release = dependencies.concurrencyLimiter.enter('memberSubscriptions', viewer.memberId)
      const groups = groupsOf(dependencies)
      const removals = keys.map((key) => {
        const group = groups.get(key) ?? openGroup(dependencies, subscription, key, () => groups.delete(key))
        groups.set(key, group)
        return group.add({ viewer, emit, end })
      })
      const stopWatching = authentication().watchAccess(dependencies, viewer, end)
      return () => {
        for (const remove of removals) remove()
        stopWatching()
        release()
      }
    })
}

function openGroup<Subscribed extends Topic, Event extends object>(
  dependencies: Dependencies,
  subscription: Subscription<Subscribed, Event>,
  key: string | null,
  onEmpty: () => void,
): Group<Event> {
  const { topics, throttle } = subscription
  const subscribers = new Set<Subscriber<Event>>()
  const deliverNext = emitSequentially<Pending<Subscribed, Event>>({
    next: ({ change, recipients }) =>
      deliver(
        dependencies,
        subscription,
        change,
        recipients.filter((recipient) => subscribers.has(recipient)),
      ).catch((error: unknown) => {
        for (const { end } of recipients) end(error)
      }),
    end: () => undefined,
  })
  // Members who subscribe later have loaded the change already.
  const publish = (change: EventOf<Subscribed>) => deliverNext({ change, recipients: [...subscribers] })
  const throttled = throttle && throttleByKey(publish, throttle.keyOf, throttle.interval)
  const unsubscribe = topics.map((topic) =>
    dependencies.events.subscribe(
      key === null ? topic : channelFor(topic, key),
      throttled ? throttled.emit : publish,
    ),
  )
  return {
    add(subscriber) {
      subscribers.add(subscriber)
      return () => {
        if (!subscribers.delete(subscriber) || subscribers.size > 0) return
        for (const stop of unsubscribe) stop()
        throttled?.stop()
        onEmpty()
      }
    },
  }
}

async function deliver<Subscribed extends Topic, Event extends object>(
  dependencies: Dependencies,
  { load, audience }: Subscription<Subscribed, Event>,
  change: EventOf<Subscribed>,
  subscribers: readonly Subscriber<Event>[],
): Promise<void> {
  const event = subscribers.length > 0 ? await load(dependencies, change) : undefined
  if (!event) return
  const memberIds = [...new Set(subscribers.map(({ viewer }) => viewer.memberId))]
  const deliveries = audience
    ? await audience(dependencies, event, memberIds)
    : [{ memberIds, event, isShared: false }]
  const received = new Map<string, Event>()
  for (const delivery of deliveries) {
    const shown = delivery.isShared ? markBroadcast({ ...delivery.event }) : delivery.event
    for (const memberId of delivery.memberIds) received.set(memberId, shown)
  }
  const now = dependencies.clock.now()
  for (const [index, { viewer, emit, end }] of subscribers.entries()) {
    if (index % SUBSCRIBERS_PER_TURN === SUBSCRIBERS_PER_TURN - 1) await setImmediate()
    const shown = received.get(viewer.memberId)
    if (isExpired(viewer, now)) end()
    else if (shown) emit(shown)
  }
}
