import { z } from 'zod'

/** What subscribers receive. All subscribers receive the same object. */
export type TopicEvent<Name extends string = string, Payload = unknown> = { topic: Name; payload: Payload }

export type Channel<Name extends string = string, Payload = unknown> = {
  topic: Name
  channel: string
  schema: z.ZodType<Payload>
}

export type Topic<Name extends string = string, Payload = unknown> = Channel<Name, Payload> & {
  /** Null: the events of the topic have no keys. */
  keyOf(payload: Payload): string | null
}

export type EventOf<Subscribed> =
  Subscribed extends Channel<infer Name, infer Payload> ? TopicEvent<Name, Payload> : never

const topics = new Map<string, Topic>()

/**
 * A topic is one line in the `<name>-events.ts` of the feature that publishes it. Payloads contain ids: each subscriber
 * loads what its viewer may see. Other processes validate payloads by the schema.
 */
export function defineTopic<Name extends string, Payload>(
  name: Name,
  schema: z.ZodType<Payload>,
  keyOf: (payload: Payload) => string | null = () => null,
): Topic<Name, Payload> {
  if (topics.has(name)) throw new Error(`Topic ${name} is already defined`)
  const topic = { topic: name, channel: name, schema, keyOf }
  topics.set(name, topic)
  return topic
}

export function channelFor<Keyed extends Topic>(topic: Keyed, key: string): Keyed {
  return { ...topic, channel: `${topic.topic}:${key}` }
}

export const findTopic = (name: string): Topic | undefined => topics.get(name)

/** Events were lost between processes: what subscribers know may be out of date. */
export const eventsMissed = defineTopic('eventsMissed', z.object({}))
