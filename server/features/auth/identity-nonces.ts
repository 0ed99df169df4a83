import { randomBytes, timingSafeEqual } from 'node:crypto'
import { IDENTITY_SIGN_IN_SECONDS } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { IdentityClaims, IdentityProvider } from '#server/platform/identity/identity-provider.ts'
import { hashToken } from './tokens.ts'

export type IdentityProof = { idToken: string; nonce: string }

/** Returns the known nonce if it is unused, because another tab of the browser may be using it, or else a new one. */
export async function issueNonce({ database }: Dependencies, knownNonce: string | null): Promise<string> {
  const record =
    knownNonce && (await database.identityNonce.findUnique({ where: { nonceHash: hashToken(knownNonce) } }))
  return knownNonce && !record ? knownNonce : randomBytes(16).toString('base64url')
}

/**
 * Returns the claims of a token that can sign in with this nonce, or null. The nonce is recorded with the token, so
 * that the same browser can send the token again after choosing a username or entering a code.
 */
export async function acceptIdToken(
  { database, clock }: Dependencies,
  identityProvider: IdentityProvider,
  { idToken, nonce }: IdentityProof,
): Promise<IdentityClaims | null> {
  const now = clock.now()
  const [nonceHash, tokenHash] = [hashToken(nonce), hashToken(idToken)]
  const known = await database.identityNonce.findUnique({ where: { nonceHash } })
  if (known && (known.usedAt || known.expiresAt <= now || !timingSafeEqual(known.tokenHash, tokenHash)))
    return null
  const claims = await identityProvider.verify(idToken, nonce, { isResumed: known !== null })
  if (claims && !known) {
    const expiresAt = new Date(now.getTime() + IDENTITY_SIGN_IN_SECONDS * 1000)
    await database.identityNonce.createMany({
      data: { nonceHash, tokenHash, expiresAt },
      skipDuplicates: true,
    })
  }
  return claims
}

/** Returns false if the nonce was used to sign in, or belongs to another token. */
export async function redeemNonce(
  { database, clock }: Dependencies,
  { idToken, nonce }: IdentityProof,
): Promise<boolean> {
  const redeemed = await database.identityNonce.updateMany({
    where: { nonceHash: hashToken(nonce), tokenHash: hashToken(idToken), usedAt: null },
    data: { usedAt: clock.now() },
  })
  return redeemed.count === 1
}

export async function sweepIdentityNonces({ database, clock }: Dependencies): Promise<void> {
  await database.identityNonce.deleteMany({ where: { expiresAt: { lte: clock.now() } } })
}
