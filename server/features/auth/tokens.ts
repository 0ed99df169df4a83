import { createHash } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { PRODUCT_NAME } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Secrets } from '#server/platform/secrets.ts'

export type TokenKind = 'access' | 'refresh'
export type TokenClaims = { memberId: string; sessionId: string }

const ALGORITHM = 'HS256'

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.int() })

/** The limit covers the members who are online in one process and takes about 5 MB. */
const VERIFIED_TOKENS_MAX = 10_000

type VerifiedToken = { claims: TokenClaims; expiresAt: number }

/** A valid signature stays valid, so each token is verified once and then only its expiry is checked. */
const verifiedTokens = new WeakMap<Secrets, LRUCache<string, VerifiedToken>>()

/** `tokenId` makes two tokens of the same second differ. The claims contain only ids, because anyone can read them. */
export function signToken(
  { secrets }: Pick<Dependencies, 'secrets'>,
  kind: TokenKind,
  { memberId, sessionId }: TokenClaims,
  { tokenId, issuedAt, expiresAt }: { tokenId: string; issuedAt: Date; expiresAt: Date },
): Promise<string> {
  const [signing] = secrets.tokenKeys
  if (!signing) throw new Error('There is no key to sign tokens with')
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, kid: signing.id, typ: kind })
    .setIssuer(PRODUCT_NAME)
    .setSubject(memberId)
    .setJti(tokenId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(signing.key)
}

/** Returns null unless the token has this kind, a valid signature and has not expired. */
export async function readToken(
  dependencies: Pick<Dependencies, 'secrets' | 'clock'>,
  kind: TokenKind,
  token: string,
): Promise<TokenClaims | null> {
  const cache = cacheOf(dependencies.secrets)
  const key = `${kind} ${token}`
  const verified = cache.get(key) ?? (await verifyToken(dependencies, kind, token))
  if (!verified || verified.expiresAt <= dependencies.clock.now().getTime()) return null
  cache.set(key, verified)
  return verified.claims
}

function cacheOf(secrets: Secrets): LRUCache<string, VerifiedToken> {
  const cache = verifiedTokens.get(secrets) ?? new LRUCache({ max: VERIFIED_TOKENS_MAX })
  verifiedTokens.set(secrets, cache)
  return cache
}

async function verifyToken(
  { secrets, clock }: Pick<Dependencies, 'secrets' | 'clock'>,
  kind: TokenKind,
  token: string,
): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => findKey(secrets, kid), {
      algorithms: [ALGORITHM],
      issuer: PRODUCT_NAME,
      typ: kind,
      currentDate: clock.now(),
    })
    const { data } = claimsSchema.safeParse(payload)
    return (
      (data && { claims: { memberId: data.sub, sessionId: data.sid }, expiresAt: data.exp * 1000 }) ?? null
    )
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

function findKey({ tokenKeys }: Secrets, id: string | undefined): Uint8Array {
  const found = tokenKeys.find((key) => key.id === id)
  if (!found) throw new errors.JWKSNoMatchingKey()
  return found.key
}

export function hashToken(token: string) {
  return new Uint8Array(createHash('sha256').update(token).digest())
}
