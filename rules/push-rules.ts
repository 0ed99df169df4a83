import { PUSH_ENDPOINT_MAX } from './limits.ts'
import { messages } from './messages.ts'
import { z } from './zod.ts'

/** `PushSubscription.toJSON()` of a browser: an uncompressed P-256 point of 65 bytes and a secret of 16 bytes. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.string().max(PUSH_ENDPOINT_MAX, messages.pushEndpointTooLong),
  p256dh: z.string().regex(/^B[\w-]{86}=?$/, messages.pushKeyInvalid),
  auth: z.string().regex(/^[\w-]{22}(==)?$/, messages.pushKeyInvalid),
})
