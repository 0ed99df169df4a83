import { z } from 'zod'
import { defineTopic } from '#server/platform/events/topics.ts'

const notificationPayload = z.object({ memberId: z.uuid(), notificationId: z.uuid() })

const ofRecipient = ({ memberId }: { memberId: string }) => memberId

/** A notification is new or moved to the top. The key of all topics is the id of the recipient. */
export const notificationReceived = defineTopic('notificationReceived', notificationPayload, ofRecipient)

/** An actor left or returned, which moves nothing. */
export const notificationChanged = defineTopic('notificationChanged', notificationPayload, ofRecipient)

/** A notification has no actions any more, or was deleted. */
export const notificationDeleted = defineTopic('notificationDeleted', notificationPayload, ofRecipient)

/** The recipient marked notifications as read. */
export const notificationsRead = defineTopic(
  'notificationsRead',
  z.object({ memberId: z.uuid() }),
  ofRecipient,
)
