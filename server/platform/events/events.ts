import type { BackgroundTasks } from '#server/platform/background-tasks.ts'
import type { Channel, EventOf, Topic } from './topics.ts'

/** Delivers events to the subscribers of their channels, in this process and in the others. */
export type Events = {
  publish<Name extends string, Payload>(topic: Topic<Name, Payload>, payload: Payload): Promise<void>
  subscribe<Subscribed extends Channel>(
    channel: Subscribed,
    listener: (event: EventOf<Subscribed>) => void,
  ): () => void
  close(): Promise<void>
}

/** Called after the commit, which stands even if publishing fails. */
export function publishEvent<Name extends string, Payload>(
  { background, events }: { background: BackgroundTasks; events: Events },
  topic: Topic<Name, Payload>,
  payload: Payload,
): void {
  void background.run(`publish ${topic.topic}`, () => events.publish(topic, payload))
}
