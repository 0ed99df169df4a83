import { z } from 'zod'
import { TOKEN_SCOPES } from '#rules/token-rules.ts'
import { dateTimeField, idField, textField } from '#server/platform/rest/fields.ts'
import type { SessionTokens } from './session.ts'

export const JWT_EXAMPLE = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTkwYTBhMCJ9.c2lnbmF0dXJl'

export const jwtField = (description: string) => textField(description, JWT_EXAMPLE)

export const tokensSchema = z
  .object({
    access: z.object({ token: jwtField('Sent as `Authorization: Bearer …`. It is valid for 24 hours.') }),
    refresh: z.object({
      token: jwtField(
        'For one call of `refreshSession`. It is valid for 7 days; a session ends 90 days after its sign-in.',
      ),
    }),
  })
  .meta({ id: 'Tokens', description: 'The tokens of a session, as JSON Web Tokens.' })

export function presentTokens({ accessToken, refreshToken }: SessionTokens) {
  return { access: { token: accessToken }, refresh: { token: refreshToken } }
}

export const sessionSchema = z
  .object({
    id: idField('session'),
    userAgent: textField('The user agent of the device when it signed in.', 'curl/8.5.0').nullable(),
    createdAt: dateTimeField('When the device signed in.'),
    lastUsedAt: dateTimeField('When the session was last used.'),
    isCurrent: z.boolean().describe('Whether it is the session of this request.'),
  })
  .meta({ id: 'Session', description: 'A device on which a member is signed in.' })

export const identitySchema = z
  .object({
    id: idField('connected account'),
    provider: textField('The host name of the provider.', 'accounts.provider.example'),
    issuer: textField('The issuer in the ID tokens of the provider.', 'https://accounts.provider.example'),
    createdAt: dateTimeField('When the account was connected.'),
  })
  .meta({ id: 'Identity', description: 'An account at an identity provider that signs the member in.' })

export const accessTokenSchema = z
  .object({
    id: idField('token'),
    name: textField('The name that the member chose.', 'Meme of the day'),
    scopes: z.array(z.enum(TOKEN_SCOPES)).describe('The permissions of the token.'),
    createdAt: dateTimeField('When the token was created.'),
    expiresAt: dateTimeField('When the token expires.'),
    lastUsedAt: dateTimeField(
      'When the token was last used, to the minute; null if it was never used.',
    ).nullable(),
    isExpired: z.boolean().describe('Whether the token has expired.'),
  })
  .meta({ id: 'AccessToken', description: 'A personal access token, without its secret.' })
