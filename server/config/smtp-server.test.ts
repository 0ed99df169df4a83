import { expect, test } from 'vitest'
import { canSendPlaintext } from './smtp-server.ts'

test.each([
  ['smtp://mail.example:587', true],
  ['smtp://user:pass@203.0.113.7', true],
  ['smtp://[2001:db8::1]:25', true],
  ['smtps://mail.example', false],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://[::1]:25', false],
  ['smtp://10.1.2.3', false],
  ['smtp://mail:1025', false],
  ['smtp://mail.internal', false],
])('%s can get mail in plaintext over a public network: %s', (smtpUrl, expected) => {
  expect(canSendPlaintext(smtpUrl)).toBe(expected)
})
