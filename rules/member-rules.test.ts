import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { z } from 'zod'
import {
  loginSchema,
  passwordChangeSchema,
  passwordResetSchema,
  profileSchema,
  registrationFormSchema,
  registrationSchema,
} from './member-rules.ts'

describe('profile changes', () => {
  test('can contain any subset of the fields', () => {
    expect(profileSchema.parse({})).toEqual({})
    expect(profileSchema.parse({ bio: 'Tells jokes' })).toEqual({ bio: 'Tells jokes' })
  })

  test('with an overlong bio are refused without Unicode normalization', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    onTestFinished(() => normalize.mockRestore())
    const { error } = profileSchema.safeParse({ bio: 'x'.repeat(240_000) })
    expect(error?.issues).toMatchObject([{ message: 'Bio is too long' }])
    expect(normalize).not.toHaveBeenCalled()
  })

  test('are normalized', () => {
    const input = {
      fullName: '  Ada \u202e\t\n \u2067Lovelace ',
      email: ' Ada@Mail.Example ',
      phone: ' +44 (0)20  7946-0018 ',
      bio: ' one\r\ntwo\u0007 ',
    }
    expect(profileSchema.parse(input)).toEqual({
      fullName: 'Ada Lovelace',
      email: 'ada@mail.example',
      phone: '+44 (0)20 7946-0018',
      bio: 'one\ntwo',
    })
  })

  test('can clear the bio and the phone number', () => {
    expect(profileSchema.parse({ bio: ' ', phone: '' })).toEqual({ bio: '', phone: '' })
  })

  test('accept values of the maximum length', () => {
    const longest = { fullName: 'n'.repeat(80), bio: 'b'.repeat(300), phone: '1'.repeat(30) }
    expect(profileSchema.parse(longest)).toEqual(longest)
  })

  test.each([
    [{ fullName: '' }, 'Name is required'],
    [{ fullName: ' \u0007 ' }, 'Name is required'],
    [{ fullName: 'Ada\u0000' }, 'The text contains characters that cannot be shown'],
    [{ bio: 'half a \ud83d' }, 'The text contains characters that cannot be shown'],
    [
      { fullName: `A${'\u0301'.repeat(10)}da` },
      'The text has too many accents or invisible characters in a row. Please remove some.',
    ],
    [
      { bio: 'a\u{e0061}' },
      'The text has too many accents or invisible characters in a row. Please remove some.',
    ],
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
  ])('refuse %j', (input, message) => {
    expect(messagesOf(profileSchema, input)).toEqual([message])
  })
})

describe('password reset', () => {
  const input = { email: 'ada@mail.example', otp: '012345', password: 'Correct-horse1' }

  test('requires an address, six digits and a valid password', () => {
    expect(passwordResetSchema.parse({ ...input, otp: ' 012345\n' })).toEqual(input)
  })

  test.each(['', '12345', '1234567', '12 345', '１２３４５６', 'abcdef', 123_456, undefined])(
    'refuses the code %j',
    (otp) => {
      expect(messagesOf(passwordResetSchema, { ...input, otp })).toEqual(['Please enter the 6-digit code'])
    },
  )
})

describe('password change', () => {
  test('accepts any current password', () => {
    const input = { currentPassword: 'old', newPassword: 'Correct-horse1' }
    expect(passwordChangeSchema.parse(input)).toEqual({ ...input, revokeAccessTokens: true })
    for (const currentPassword of ['', undefined, 7])
      expect(messagesOf(passwordChangeSchema, { ...input, currentPassword })).toEqual([
        'Password is required',
      ])
    expect(messagesOf(passwordChangeSchema, { ...input, currentPassword: 'x'.repeat(129) })).toEqual([
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
])('new password cannot be %j', (password, message) => {
  const reset = { email: 'ada@mail.example', otp: '012345', password }
  expect(messagesOf(passwordResetSchema, reset)).toEqual([message])
  const change = { currentPassword: 'old', newPassword: password }
  expect(messagesOf(passwordChangeSchema, change)).toEqual([message])
})

test('new password can be in any alphabet', () => {
  const change = { currentPassword: 'old', newPassword: 'Пароль-один' }
  expect(passwordChangeSchema.parse(change)).toMatchObject(change)
})

function messagesOf(schema: z.ZodType, input: unknown): string[] | undefined {
  return schema.safeParse(input).error?.issues.map(({ message }) => message)
}

describe('registration', () => {
  const TODAY = new Date('2026-03-01T12:00:00Z')
  const VALID = {
    username: 'ada_99',
    dateOfBirth: '1990-05-17',
    email: 'ada@mail.example',
    password: 'Correct-horse1',
    termsAndConditions: true,
  }
  const rules = registrationSchema(() => TODAY)

  test('is accepted, and the address is converted to lower case', () => {
    expect(rules.parse({ ...VALID, email: ' Ada@Mail.EXAMPLE ' })).toEqual(VALID)
  })

  test('without any values reports each field in the order of the form', () => {
    expect(issuesOf(rules, {})).toEqual([
      ['username', 'Username is required'],
      ['dateOfBirth', 'Date of birth is required'],
      ['email', 'Email is required'],
      ['password', 'Password is required'],
      ['termsAndConditions', 'You must accept the Terms and Conditions'],
    ])
  })

  test.each([
    ['2008-03-01', undefined],
    ['2008-03-02', 'You must be at least 18 years old'],
    ['2008-02-29', undefined],
    ['1900-01-01', undefined],
    ['1899-12-31', 'Please enter a valid date of birth'],
    ['2001-02-29', 'Please enter a valid date of birth'],
    ['2001-2-3', 'Please enter a valid date of birth'],
    ['1990', 'Please enter a valid date of birth'],
    ['1990-05-17T00:00:00Z', 'Please enter a valid date of birth'],
    ['+001990-05-17', 'Please enter a valid date of birth'],
  ])('with the birth date %s is checked by day: %s', (dateOfBirth, message) => {
    expect(issuesOf(rules, { ...VALID, dateOfBirth })).toEqual(message ? [['dateOfBirth', message]] : [])
  })

  test('with a birth date on a leap day is of age on March 1', () => {
    const member = { ...VALID, dateOfBirth: '2008-02-29' }
    let today = new Date('2026-02-28T23:59:59Z')
    const schema = registrationSchema(() => today)
    expect(issuesOf(schema, member)).toHaveLength(1)
    today = new Date('2026-03-01T00:00:00Z')
    expect(issuesOf(schema, member)).toEqual([])
  })

  test('reports different passwords even if other fields are invalid', () => {
    const form = registrationFormSchema(() => TODAY)
    expect(issuesOf(form, { ...VALID, confirmPassword: '' })).toEqual([
      ['confirmPassword', 'Please confirm your password'],
    ])
    expect(issuesOf(form, { ...VALID, username: 'ab', confirmPassword: 'Other-horse1' })).toEqual([
      ['username', 'Username must be at least 3 characters'],
      ['confirmPassword', 'Passwords do not match'],
    ])
    expect(issuesOf(form, { ...VALID, confirmPassword: VALID.password })).toEqual([])
  })
})

describe('login', () => {
  test('accepts a password of six characters', () => {
    expect(issuesOf(loginSchema, { email: 'ada@mail.example', password: 'abcdef' })).toEqual([])
    expect(issuesOf(loginSchema, { email: 'ada', password: 'abcde' })).toEqual([
      ['email', 'Please enter a valid email address'],
      ['password', 'Password must be at least 6 characters'],
    ])
  })
})

function issuesOf(schema: z.ZodType, input: unknown): [string, string][] {
  const { error } = schema.safeParse(input)
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}
