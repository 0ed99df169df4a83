import { describe, expect, test } from 'vitest'
import { errorMessage, mutationFailure, TransportError } from './errors.ts'

const FALLBACK = 'Login failed'
const serverError = Object.assign(new Error('for developers'), {
  source: { errors: [{ message: 'The server said no' }] },
})

test.each([
  ['an unreachable server', new TransportError('unreachable', 'Oops! Something went wrong'), FALLBACK],
  ['an unknown error', new Error('for developers'), FALLBACK],
  ['a missing connection', new TransportError('offline', 'You are offline'), 'You are offline'],
  [
    'an unreadable response',
    new TransportError('unreadable', 'HTTP error! status: 502'),
    'HTTP error! status: 502',
  ],
  ['a GraphQL error', serverError, 'The server said no'],
])('%s has its message', (_error, error, message) => {
  expect(errorMessage(error, { fallback: FALLBACK })).toBe(message)
})

describe('failure of a mutation', () => {
  const fallback = 'Failed to save'

  test.each([
    [{ __typename: 'SavePayload' }, undefined],
    [{ __typename: 'NotFoundError', message: 'Not found' }, undefined],
    [{ __typename: 'NotAllowedError', message: 'Not allowed' }, 'Not allowed'],
    [{ __typename: '%other' }, fallback],
  ])('of %o is %s', async (result, message) => {
    expect(await mutationFailure(Promise.resolve(result), { fallback, accepted: 'NotFoundError' })).toBe(
      message,
    )
  })

  test('without a response is the fallback', async () => {
    const lost = Promise.reject(new TransportError('unreachable', 'Oops'))
    expect(await mutationFailure(lost, { fallback })).toBe(fallback)
  })
})
