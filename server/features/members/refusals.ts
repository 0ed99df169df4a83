import { messages } from '#rules/messages.ts'
import { defineRefusal } from '#server/platform/refusals.ts'

export const UsernameTakenError = defineRefusal({
  name: 'UsernameTakenError',
  code: 'USERNAME_TAKEN',
  status: 409,
  message: messages.usernameTaken,
  description: 'The username is taken; usernames are case-insensitive.',
})
