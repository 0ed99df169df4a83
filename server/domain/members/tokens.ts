import { createHash } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { PRODUCT_NAME } from '#rules/limits.ts'
import type { Dependencies, Secrets } from '#server/domain/dependencies.ts'

export type TokenKind = 'access' | 'refresh'
export type TokenClaims = { memberId: string; sessionId: string }

const ALGORITHM = 'HS256'

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() })

/** `tokenId` makes two tokens of the same second differ. Readable by anyone, so nothing but ids stands in it. */
export function signToken(
  { secrets, clock }: Pick<Dependencies, 'secrets' | 'clock'>,
  kind: TokenKind,
  { memberId, sessionId }: TokenClaims,
  { tokenId, expiresAt }: { tokenId: string; expiresAt: Date },
): Promise<string> {
  const [signing] = secrets.tokenKeys
  if (!signing) throw new Error('There is no key to sign tokens with')
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, kid: signing.id, typ: kind })
    .setIssuer(PRODUCT_NAME)
    .setSubject(memberId)
    .setJti(tokenId)
    .setIssuedAt(clock.now())
    .setExpirationTime(expiresAt)
    .sign(signing.key)
}

/** Null for whatever is not a token of this kind, signed here and still good. */
export async function readToken(
  { secrets, clock }: Dependencies,
  kind: TokenKind,
  token: string,
): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(secrets, kid), {
      algorithms: [ALGORITHM],
      issuer: PRODUCT_NAME,
      typ: kind,
      currentDate: clock.now(),
    })
    const claims = claimsSchema.safeParse(payload)
    return claims.success ? { memberId: claims.data.sub, sessionId: claims.data.sid } : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

function keyNamed({ tokenKeys }: Secrets, id: string | undefined): Uint8Array {
  const named = tokenKeys.find((key) => key.id === id)
  if (!named) throw new errors.JWKSNoMatchingKey()
  return named.key
}

export function hashToken(token: string) {
  return new Uint8Array(createHash('sha256').update(token).digest())
}
