import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { ID_TOKEN_MAX_SECONDS, ID_TOKEN_SKEW_SECONDS } from '#rules/limits.ts'
import type { IdentityConfig } from '#server/config/config.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { IdentityProvider } from './identity-provider.ts'

const claimsSchema = z.object({
  azp: z.string().optional(),
  iss: z.string(),
  sub: z.string().min(1),
  iat: z.number(),
  nonce: z.string(),
  email: z.email().toLowerCase(),
  email_verified: z.literal(true),
  name: z.string().optional(),
})

/** OpenID Connect Core 1.0, section 3.1.3.7, specifies these checks of the ID token. */
export function createOpenIdProvider(
  { clientId, issuer, scriptUrl, jwksUrl }: IdentityConfig,
  clock: Clock,
): IdentityProvider {
  const keys = createRemoteJWKSet(new URL(jwksUrl))
  return {
    clientId,
    scriptUrl,
    async verify(idToken, nonce, { isResumed }) {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer,
          audience: clientId,
          algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
          requiredClaims: ['exp', 'iat'],
          currentDate: clock.now(),
        })
        const claims = claimsSchema.safeParse(payload)
        if (!claims.success || claims.data.nonce !== nonce) return null
        const { azp, iss, sub, iat, email, name } = claims.data
        if (!isResumed && !isRecent(iat, clock.now())) return null
        // `azp` names the client that requested a token for several audiences.
        if (azp !== undefined && azp !== clientId) return null
        return { issuer: iss, subject: sub, email, name: name ?? null }
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}

function isRecent(issuedAt: number, now: Date): boolean {
  const age = now.getTime() / 1000 - issuedAt
  return age <= ID_TOKEN_MAX_SECONDS + ID_TOKEN_SKEW_SECONDS && age >= -ID_TOKEN_SKEW_SECONDS
}
