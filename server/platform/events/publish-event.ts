import type { CommunityEvent } from './events.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'

/** Tells who is watching, after the commit. What was written stays written when nobody can be told. */
export function publishEvent({ background, events }: Dependencies, event: CommunityEvent): void {
  void background.run(`announce ${event.type}`, () => events.publish(event))
}
