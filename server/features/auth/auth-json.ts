import { z } from 'zod'
import { TOKEN_SCOPES } from '#rules/token-rules.ts'
import { idField } from '#server/platform/rest/fields.ts'
import type { SessionTokens } from './session.ts'

export const CREDENTIALS_EXAMPLE = { email: 'ada@mail.example', password: 'Correct-horse1' } as const

export const CODE_EXAMPLE = '314159'

export const REGISTRATION_EXAMPLE = {
  username: 'ada_99',
  dateOfBirth: '1990-05-17',
  termsAndConditions: true,
} as const

export const tokensSchema = z
  .object({
    access: z.object({
      token: z.string().describe('Sent as `Authorization: Bearer …`. It is valid for 24 hours.'),
    }),
    refresh: z.object({
      token: z
        .string()
        .describe(
          'For one call of `refreshSession`. It is valid for 7 days; a session ends 90 days after its sign-in.',
        ),
    }),
  })
  .meta({ id: 'Tokens', description: 'The tokens of a session, as JSON Web Tokens.' })

export const TOKENS_EXAMPLE = {
  access: { token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTkwYTBhMCJ9.c2lnbmF0dXJl' },
  refresh: { token: 'eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiIwMTkwYTBhMSJ9.c2lnbmF0dXJl' },
} as const

export function presentTokens({ accessToken, refreshToken }: SessionTokens) {
  return { access: { token: accessToken }, refresh: { token: refreshToken } }
}

export const sessionSchema = z
  .object({
    id: idField('session'),
    userAgent: z.string().nullable().describe('The user agent of the device when it signed in.'),
    createdAt: z.date().describe('When the device signed in.'),
    lastUsedAt: z.date().describe('When the session was last used.'),
    isCurrent: z.boolean().describe('Whether it is the session of this request.'),
  })
  .meta({ id: 'Session', description: 'A device on which a member is signed in.' })

export const SESSION_EXAMPLE = {
  id: '0190a0c0-2d3e-7000-8000-1a2b3c4d5e6f',
  userAgent: 'curl/8.5.0',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastUsedAt: '2026-03-02T08:00:00.000Z',
  isCurrent: true,
} as const

export const identitySchema = z
  .object({
    id: idField('connected account'),
    provider: z.string().describe('The host name of the provider.'),
    issuer: z.string().describe('The issuer in the ID tokens of the provider.'),
    createdAt: z.date().describe('When the account was connected.'),
  })
  .meta({ id: 'Identity', description: 'An account at an identity provider that signs the member in.' })

export const IDENTITY_EXAMPLE = {
  id: '0190a0c8-2d3e-7000-8000-1a2b3c4d5e6f',
  provider: 'accounts.provider.example',
  issuer: 'https://accounts.provider.example',
  createdAt: '2026-03-01T08:00:00.000Z',
} as const

export const accessTokenSchema = z
  .object({
    id: idField('token'),
    name: z.string().describe('The name that the member chose.'),
    scopes: z.array(z.enum(TOKEN_SCOPES)).describe('The permissions of the token.'),
    createdAt: z.date().describe('When the token was created.'),
    expiresAt: z.date().describe('When the token expires.'),
    lastUsedAt: z
      .date()
      .nullable()
      .describe('When the token was last used, to the minute; null if it was never used.'),
    isExpired: z.boolean().describe('Whether the token has expired.'),
  })
  .meta({ id: 'AccessToken', description: 'A personal access token, without its secret.' })

export const ACCESS_TOKEN_EXAMPLE = {
  id: '0190a0d0-3e4f-7000-8000-2b3c4d5e6f70',
  name: 'Meme of the day',
  scopes: ['read', 'write'],
  createdAt: '2026-03-01T08:00:00.000Z',
  expiresAt: '2026-03-31T08:00:00.000Z',
  lastUsedAt: null,
  isExpired: false,
} as const
