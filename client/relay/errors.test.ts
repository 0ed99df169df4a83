import { expect, test } from 'vitest'
import { errorMessage } from './errors.ts'
import { TransportError } from './errors.ts'

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
