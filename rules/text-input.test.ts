import { describe, expect, test, vi } from 'vitest'
import { TEXT_INPUT_MAX_CODE_UNITS } from './limits.ts'
import { emailSchema, newPasswordSchema, oneTimeCodeInputSchema, profileSchema } from './member-rules.ts'
import { altTextSchema, idempotencyKeySchema, postTextSchema } from './post-rules.ts'
import { personalTokenSchema } from './token-rules.ts'
import type { z } from './zod.ts'

const FIELDS: [string, z.ZodType, string][] = [
  ['post text', postTextSchema, 'Text cannot exceed 500 characters. Currently more than 2000 characters.'],
  ['alternative text', altTextSchema, 'The description of the image is too long.'],
  ['idempotency key', idempotencyKeySchema, 'An idempotency key must have 1 to 200 characters.'],
  ['full name', profileSchema.shape.fullName, 'Name is too long'],
  ['username', profileSchema.shape.username, 'Username must be at most 30 characters'],
  ['phone number', profileSchema.shape.phone, 'Please enter a valid phone number'],
  ['bio', profileSchema.shape.bio, 'Bio is too long'],
  ['email address', emailSchema, 'Please enter a valid email address'],
  ['password', newPasswordSchema, 'Password must be at most 128 characters'],
  ['one-time code', oneTimeCodeInputSchema.shape.otp, 'Please enter the 6-digit code'],
  ['access token name', personalTokenSchema.shape.name, 'The name must be at most 60 characters'],
]

describe.each(FIELDS)('overlong %s', (_, schema, message) => {
  test('is refused before its content is read', () => {
    const { result, read } = countReads(() => schema.safeParse('x'.repeat(240_000)))
    expect(result.success).toBe(false)
    expect(result.error?.issues).toMatchObject([{ message }])
    // The count that the message of a post gives stops after 2000 characters.
    expect(read.segmented).toBeLessThanOrEqual(3000)
    expect(read).toMatchObject({ replaced: 0, normalized: 0, trimmed: 0 })
  })
})

test.each([
  ['combining marks', `a${'\u0301'.repeat(240_000)}`],
  ['emoji families', '👨‍👩‍👧‍👦'.repeat(20_000)],
])('overlong post text of %s is read up to the input limit', (_, text) => {
  const { result, read } = countReads(() => postTextSchema.safeParse(text))
  expect(result.success).toBe(false)
  expect(read.segmented).toBeLessThanOrEqual(2 * TEXT_INPUT_MAX_CODE_UNITS)
})

/** Counts the UTF-16 code units that each method reads. The methods are replaced during a synchronous call only. */
function countReads<TResult>(parse: () => TResult) {
  const read = { segmented: 0, replaced: 0, normalized: 0, trimmed: 0 }
  const { segment } = Intl.Segmenter.prototype
  const countOwnLength = (method: 'replace' | 'normalize' | 'trim', name: keyof typeof read) => {
    const original = String.prototype[method]
    return vi.spyOn(String.prototype, method).mockImplementation(function (
      this: string,
      ...parts: unknown[]
    ) {
      read[name] += this.length
      return String(Reflect.apply(original, this, parts))
    })
  }
  const spies = [
    vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, text) {
      read.segmented += text.length
      return segment.call(this, text)
    }),
    countOwnLength('replace', 'replaced'),
    countOwnLength('normalize', 'normalized'),
    countOwnLength('trim', 'trimmed'),
  ]
  try {
    return { result: parse(), read }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
