import { messages } from '#rules/messages.ts'
import { defineRefusal } from '#server/platform/refusals.ts'

export const CaseAlreadyDecidedError = defineRefusal({
  name: 'CaseAlreadyDecidedError',
  code: 'CASE_ALREADY_DECIDED',
  status: 409,
  message: messages.caseAlreadyDecided,
  description: 'The case is decided. Only the decision can be withdrawn, by REINSTATE.',
})
