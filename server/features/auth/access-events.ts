import { z } from 'zod'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { defineTopic } from '#server/platform/events/topics.ts'
import { liveSessions } from './live-sessions.ts'

/** Emitted when a session or a token of the member ends. */
export const accessEnded = defineTopic(
  'accessEnded',
  z.object({ memberId: z.uuid() }),
  ({ memberId }) => memberId,
)

/** Call it after the transaction that ended sessions or tokens of the member. */
export function announceEndedAccess(dependencies: Dependencies, memberId: string): void {
  liveSessions(dependencies).forget(memberId)
  publishEvent(dependencies, accessEnded, { memberId })
}
