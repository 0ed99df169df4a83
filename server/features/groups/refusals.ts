import { messages } from '#rules/messages.ts'
import { defineRefusal } from '#server/platform/refusals.ts'

export const GroupSlugTakenError = defineRefusal({
  name: 'GroupSlugTakenError',
  code: 'GROUP_SLUG_TAKEN',
  status: 409,
  message: messages.groupSlugTaken,
  description: 'Another group has the slug.',
})
