import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { passwordChangeSchema, passwordResetSchema, profileSchema } from './member-rules.ts'

describe('the profile', () => {
  test('may be changed in any part, and nothing that is left out is made up', () => {
    expect(profileSchema.parse({})).toEqual({})
    expect(profileSchema.parse({ bio: 'Tells jokes' })).toEqual({ bio: 'Tells jokes' })
  })

  test('is kept in one form, whatever keyboard wrote it', () => {
    const typed = {
      fullName: '  Ada \t\n Lovelace ',
      email: ' Ada@Mail.Example ',
      phone: ' +44 (0)20  7946-0018 ',
      bio: ' one\r\ntwo\u0000 ',
    }
    expect(profileSchema.parse(typed)).toEqual({
      fullName: 'Ada Lovelace',
      email: 'ada@mail.example',
      phone: '+44 (0)20 7946-0018',
      bio: 'one\ntwo',
    })
  })

  test('may do without a bio and a phone number', () => {
    expect(profileSchema.parse({ bio: ' ', phone: '' })).toEqual({ bio: '', phone: '' })
  })

  test('holds as much as the limits say', () => {
    const longest = { fullName: 'n'.repeat(80), bio: 'b'.repeat(300), phone: '1'.repeat(30) }
    expect(profileSchema.parse(longest)).toEqual(longest)
  })

  test.each([
    [{ fullName: '' }, 'Name is required'],
    [{ fullName: ' \u0000 ' }, 'Name is required'],
    [{ fullName: 7 }, 'Name is required'],
    [{ fullName: 'n'.repeat(81) }, 'Name is too long'],
    [{ bio: 'b'.repeat(301) }, 'Bio is too long'],
    [{ bio: 7 }, 'Bio is required'],
    [{ phone: 'call me' }, 'Please enter a valid phone number'],
    [{ phone: '1234' }, 'Please enter a valid phone number'],
    [{ phone: '1'.repeat(31) }, 'Please enter a valid phone number'],
    [{ phone: 12_345 }, 'Please enter a valid phone number'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'ada@' }, 'Please enter a valid email address'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'Please enter a valid email address'],
    [{ username: 'a b' }, 'Username can only contain letters, numbers, and underscore (no spaces)'],
  ])('is refused with %j', (input, message) => {
    expect(sentences(profileSchema, input)).toEqual([message])
  })
})

describe('a forgotten password', () => {
  const input = { email: 'ada@mail.example', otp: '012345', password: 'Correct-horse1' }

  test('is replaced with an address, six digits and a good password', () => {
    expect(passwordResetSchema.parse({ ...input, otp: ' 012345\n' })).toEqual(input)
  })

  test.each(['', '12345', '1234567', '12 345', '１２３４５６', 'abcdef', 123_456, undefined])(
    'is not replaced with the code %j',
    (otp) => {
      expect(sentences(passwordResetSchema, { ...input, otp })).toEqual(['Please enter the 6-digit code'])
    },
  )
})

describe('a changed password', () => {
  test('needs the one so far, however that was chosen', () => {
    const input = { currentPassword: 'old', newPassword: 'Correct-horse1' }
    expect(passwordChangeSchema.parse(input)).toEqual(input)
    for (const currentPassword of ['', undefined, 7])
      expect(sentences(passwordChangeSchema, { ...input, currentPassword })).toEqual(['Password is required'])
    expect(sentences(passwordChangeSchema, { ...input, currentPassword: 'x'.repeat(129) })).toEqual([
      'Password must be at most 128 characters',
    ])
  })
})

const TOO_WEAK =
  'Password must contain at least one uppercase letter, one lowercase letter, and one special character'

test.each([
  ['', 'Password is required'],
  ['Short-1', 'Password must be at least 8 characters'],
  ['lower-case', TOO_WEAK],
  ['UPPER-CASE', TOO_WEAK],
  ['NothingSpecial1', TOO_WEAK],
  ['Only blanks between', TOO_WEAK],
  [`Too-long${'x'.repeat(121)}`, 'Password must be at most 128 characters'],
])('a new password is not %j', (password, message) => {
  const reset = { email: 'ada@mail.example', otp: '012345', password }
  expect(sentences(passwordResetSchema, reset)).toEqual([message])
  const change = { currentPassword: 'old', newPassword: password }
  expect(sentences(passwordChangeSchema, change)).toEqual([message])
})

test('a new password may be in any alphabet', () => {
  const change = { currentPassword: 'old', newPassword: 'Пароль-один' }
  expect(passwordChangeSchema.parse(change)).toEqual(change)
})

function sentences(schema: z.ZodType, input: unknown): string[] | undefined {
  return schema.safeParse(input).error?.issues.map(({ message }) => message)
}
