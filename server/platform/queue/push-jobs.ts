import { z } from 'zod'

const pushJobSchema = z.object({ subscriptionId: z.uuid(), notificationId: z.uuid() })

/** A message to one browser of a member. */
export type PushJob = z.infer<typeof pushJobSchema>

export const PUSHES = {
  name: 'pushes',
  data: pushJobSchema,
  concurrency: 32,
  concurrencyPerMember: 4,
  concurrencyPerHost: 4,
  retryDelays: [30, 2 * 60, 10 * 60],
  failureMessage: 'A push message could not be sent',
}
