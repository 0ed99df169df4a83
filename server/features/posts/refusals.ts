import { messages } from '#rules/messages.ts'
import { defineRefusal } from '#server/platform/refusals.ts'

export const IdempotencyKeyReusedError = defineRefusal({
  name: 'IdempotencyKeyReusedError',
  code: 'IDEMPOTENCY_KEY_REUSED',
  status: 409,
  message: messages.idempotencyKeyReused,
  description: 'The idempotency key was used for a different request within the last day.',
})
