import { z } from './zod.ts'
import { onOneLine } from './invisible-characters.ts'
import {
  BIO_MAX,
  EMAIL_MAX,
  FULL_NAME_MAX,
  LOGIN_PASSWORD_MIN,
  MINIMUM_AGE_YEARS,
  ONE_TIME_CODE_DIGITS,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_MAX,
  USERNAME_MAX,
  USERNAME_MIN,
} from './limits.ts'
import { messages } from './messages.ts'
import { isReadable, normalizeText } from './post-text.ts'
import { limitedString, publicText, readableText } from './text-input.ts'

/** Email addresses are lower-cased, because mailboxes that differ only by case do not occur in practice. */
export const emailSchema = limitedString({
  tooLong: messages.emailInvalid,
  required: messages.emailRequired,
})
  .trim()
  .toLowerCase()
  .min(1, { error: messages.emailRequired, abort: true })
  .max(EMAIL_MAX, { error: messages.emailInvalid, abort: true })
  .pipe(z.email(messages.emailInvalid))

export const usernameSchema = z
  .string(messages.usernameRequired)
  .min(1, { error: messages.usernameRequired, abort: true })
  .min(USERNAME_MIN, { error: messages.usernameTooShort, abort: true })
  .max(USERNAME_MAX, { error: messages.usernameTooLong, abort: true })
  .regex(/^[A-Za-z0-9_]+$/, messages.usernameInvalid)

/** Signing in checks only `loginPasswordSchema`. */
export const newPasswordSchema = z
  .string(messages.passwordRequired)
  .min(1, { error: messages.passwordRequired, abort: true })
  .min(PASSWORD_MIN, { error: messages.passwordTooShort, abort: true })
  .max(PASSWORD_MAX, { error: messages.passwordTooLong, abort: true })
  .refine(isMixedPassword, messages.passwordTooWeak)
  .refine(isReadable, messages.textUnreadable)

const loginPasswordSchema = z
  .string(messages.passwordRequired)
  .min(1, { error: messages.passwordRequired, abort: true })
  .min(LOGIN_PASSWORD_MIN, { error: messages.passwordTooShortForLogin, abort: true })
  .max(PASSWORD_MAX, messages.passwordTooLong)

const termsSchema = z.boolean(messages.termsRequired).refine((accepted) => accepted, messages.termsRequired)

/** Surrounding whitespace from pasting is allowed. */
const oneTimeCodeSchema = limitedString({ tooLong: messages.codeInvalid, required: messages.codeInvalid })
  .trim()
  .regex(new RegExp(`^\\d{${ONE_TIME_CODE_DIGITS}}$`), messages.codeInvalid)

/** The minimum age depends on the current day, so `today` is called for each validation. */
export function registrationSchema(today: () => Date) {
  return z.object({
    username: usernameSchema,
    dateOfBirth: dateOfBirthSchema(today),
    email: emailSchema,
    password: newPasswordSchema,
    termsAndConditions: termsSchema,
  })
}

export function registrationFormSchema(today: () => Date) {
  return registrationSchema(today).and(passwordTwiceSchema)
}

// The schema is separate, so that the passwords are compared even when other fields are invalid.
const passwordTwiceSchema = z
  .object({
    password: z.string(messages.passwordRequired),
    confirmPassword: z.string(messages.confirmPasswordRequired).min(1, messages.confirmPasswordRequired),
  })
  .refine((form) => form.confirmPassword === form.password, {
    path: ['confirmPassword'],
    error: messages.confirmPasswordMismatch,
    when: ({ value }) => hasBothPasswords(value),
  })

/** The identity provider supplies the other fields. */
export function identityProfileSchema(today: () => Date) {
  return registrationSchema(today).pick({ username: true, dateOfBirth: true, termsAndConditions: true })
}

export const loginSchema = z.object({ email: emailSchema, password: loginPasswordSchema })
export const oneTimeCodeInputSchema = z.object({ email: emailSchema, otp: oneTimeCodeSchema })
export const passwordResetSchema = z.object({
  email: emailSchema,
  otp: oneTimeCodeSchema,
  password: newPasswordSchema,
})

const currentPasswordSchema = z
  .string(messages.passwordRequired)
  .min(1, messages.passwordRequired)
  .max(PASSWORD_MAX, messages.passwordTooLong)

/** Changes that a stolen session alone must not make require the password. */
export const passwordProofSchema = z.object({ password: currentPasswordSchema })

/** Members without a password need a recent sign-in instead. */
export const passwordIfAnySchema = z.object({ password: currentPasswordSchema.optional() })

export function passwordFormSchema({ hasPassword }: { hasPassword: boolean }) {
  return z.object({ password: hasPassword ? currentPasswordSchema : z.string() })
}

export const identityLinkSchema = z.object({
  password: currentPasswordSchema.optional(),
  otp: oneTimeCodeSchema.optional(),
  sendCode: z.boolean().optional(),
})

export const passwordChangeSchema = z.object({
  currentPassword: currentPasswordSchema,
  newPassword: newPasswordSchema,
  revokeAccessTokens: z.boolean().default(true),
})

export const newPasswordFormSchema = z.object({ password: newPasswordSchema }).and(passwordTwiceSchema)

export const passwordChangeFormSchema = z
  .object({ currentPassword: currentPasswordSchema, revokeAccessTokens: z.boolean() })
  .and(newPasswordFormSchema)

export const emailChangeSchema = passwordProofSchema.extend({ otp: oneTimeCodeSchema })

const nameSchema = publicText({
  tooLong: messages.fullNameTooLong,
  required: messages.fullNameRequired,
})
  .transform(onOneLine)
  .pipe(
    z
      .string()
      .min(1, { error: messages.fullNameRequired, abort: true })
      .max(FULL_NAME_MAX, messages.fullNameTooLong),
  )

const phoneSchema = readableText({ tooLong: messages.phoneInvalid, required: messages.phoneInvalid })
  .transform(onOneLine)
  .pipe(
    z
      .string()
      .max(PHONE_MAX, { error: messages.phoneInvalid, abort: true })
      .regex(/^(\+?[\d\s().-]{5,})?$/, messages.phoneInvalid),
  )

const bioSchema = publicText({ tooLong: messages.bioTooLong, required: messages.bioRequired })
  .transform(normalizeText)
  .pipe(z.string().max(BIO_MAX, messages.bioTooLong))

/** Omitted fields stay unchanged. */
export const profileSchema = z.object({
  fullName: nameSchema.optional(),
  username: usernameSchema.optional(),
  email: emailSchema.optional(),
  phone: phoneSchema.optional(),
  bio: bioSchema.optional(),
})

/** The form requires these four fields. API clients can omit any. */
export const profileFormSchema = z.object({
  fullName: nameSchema,
  bio: bioSchema.pipe(z.string().min(1, messages.bioRequired)),
  email: emailSchema,
  phone: phoneSchema.pipe(z.string().min(1, messages.phoneRequired)),
})

export const addressInputSchema = z.object({ email: emailSchema })

export function isOldEnough(dateOfBirth: Date, today: Date): boolean {
  const birthday = new Date(dateOfBirth)
  birthday.setUTCFullYear(birthday.getUTCFullYear() + MINIMUM_AGE_YEARS)
  return birthday <= today
}

function dateOfBirthSchema(today: () => Date) {
  return z
    .string(messages.dateOfBirthRequired)
    .min(1, { error: messages.dateOfBirthRequired, abort: true })
    .refine(isCalendarDate, { error: messages.dateOfBirthInvalid, abort: true })
    .refine((date) => isOldEnough(new Date(date), today()), messages.tooYoung)
}

/** `2026-02-31` parses as 3 March, so the parsed date is formatted again and compared. */
function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && date.getUTCFullYear() >= 1900
}

function isMixedPassword(password: string): boolean {
  return hasBothCases(password) && hasSpecialCharacter(password)
}

export function hasBothCases(password: string): boolean {
  return /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password)
}

export function hasSpecialCharacter(password: string): boolean {
  return /[^\p{L}\p{N}\s]/u.test(password)
}

function hasBothPasswords(value: unknown): boolean {
  return z.object({ password: z.string().min(1), confirmPassword: z.string().min(1) }).safeParse(value)
    .success
}
