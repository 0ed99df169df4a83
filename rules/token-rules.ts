import {
  PERSONAL_TOKEN_DAYS_DEFAULT,
  PERSONAL_TOKEN_DAYS_MAX,
  PERSONAL_TOKEN_NAME_MAX,
  PERSONAL_TOKEN_PREFIX,
  PERSONAL_TOKEN_SECRET_LENGTH,
} from './limits.ts'
import { passwordFormSchema, passwordIfAnySchema } from './member-rules.ts'
import { messages } from './messages.ts'
import { onOneLine } from './invisible-characters.ts'
import { readableText } from './text-input.ts'
import { z } from './zod.ts'

/** `write` includes `read`, because responses to writes contain data. */
export const TOKEN_SCOPES = ['read', 'write'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

const tokenNameSchema = readableText({
  tooLong: messages.tokenNameTooLong,
  required: messages.tokenNameRequired,
})
  .transform(onOneLine)
  .pipe(
    z
      .string()
      .min(1, { error: messages.tokenNameRequired, abort: true })
      .max(PERSONAL_TOKEN_NAME_MAX, messages.tokenNameTooLong),
  )

const scopesSchema = z
  .array(z.enum(TOKEN_SCOPES, messages.tokenScopesInvalid), messages.tokenScopesInvalid)
  .min(1, messages.tokenScopesInvalid)
  .transform((requested) => TOKEN_SCOPES.filter((scope) => scope === 'read' || requested.includes(scope)))

const daysSchema = z
  .int(messages.tokenDaysInvalid)
  .min(1, messages.tokenDaysInvalid)
  .max(PERSONAL_TOKEN_DAYS_MAX, messages.tokenDaysInvalid)

export const personalTokenSchema = passwordIfAnySchema.extend({
  name: tokenNameSchema,
  scopes: scopesSchema,
  expiresInDays: daysSchema.default(PERSONAL_TOKEN_DAYS_DEFAULT),
})

const tokenFormSchema = z.object({
  name: tokenNameSchema,
  scope: z.enum(TOKEN_SCOPES, messages.tokenScopesInvalid),
  expiresInDays: daysSchema,
})

export function personalTokenFormSchema({ hasPassword }: { hasPassword: boolean }) {
  return tokenFormSchema.extend(passwordFormSchema({ hasPassword }).shape)
}

const TOKEN_SHAPE = new RegExp(`^${PERSONAL_TOKEN_PREFIX}[\\w-]{${PERSONAL_TOKEN_SECRET_LENGTH}}$`)

/** Checks the format only. */
export function isPersonalToken(token: string): boolean {
  return TOKEN_SHAPE.test(token)
}
