import { messages } from '#rules/messages.ts'
import { defineRefusal } from '#server/platform/refusals.ts'

export const UsernameTakenError = defineRefusal({
  name: 'UsernameTakenError',
  code: 'USERNAME_TAKEN',
  status: 409,
  message: messages.usernameTaken,
  description:
    'The username is taken, was given up less than 90 days ago or looks official; usernames are case-insensitive.',
})
