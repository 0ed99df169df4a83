import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { appealPath } from '#rules/site-paths.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { AppealRoute } from './AppealRoute.tsx'

const operation = 'useAppealMutation'

test('suspension is appealed with the token of the mail', async () => {
  const { user, answer, variablesOf } = show()
  await user.type(screen.getByLabelText('Why should the decision change?'), 'It was a joke')
  await user.click(screen.getByRole('button', { name: 'Send appeal' }))
  expect(variablesOf(operation)).toEqual({ input: { token: 'secret', text: 'It was a joke' } })
  await answer(operation, { data: { appeal: { __typename: 'AppealPayload', case: null } } })
  expect(screen.getByRole('status')).toHaveTextContent('Your appeal was sent. A moderator decides')
  expect(screen.queryByRole('form')).toBeNull()
})

test.each([
  ['NotFoundError', messages.appealUnknown],
  ['NotAllowedError', messages.notAppealable],
])('appeal that fails with %s shows the message and keeps the text', async (__typename, message) => {
  const { user, answer } = show()
  await user.type(screen.getByLabelText('Why should the decision change?'), 'Please')
  await user.click(screen.getByRole('button', { name: 'Send appeal' }))
  await answer(operation, { data: { appeal: { __typename, __isError: __typename, message } } })
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText('Why should the decision change?')).toHaveValue('Please')
})

test('link without a token has no form', () => {
  show('/appeal')
  expect(screen.getByRole('alert')).toHaveTextContent(messages.appealUnknown)
  expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull()
})

function show(at = appealPath('secret')) {
  return renderWithRelay(<AppealRoute />, { at })
}
