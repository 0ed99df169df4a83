import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { FULL_NAME_MAX, USERNAME_MAX } from '#rules/limits.ts'
import { identityProfileSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { IdentityRejectedError, parseInput, UsernameTakenError } from '#server/domain/errors.ts'
import { limitUse, type Caller } from '#server/domain/rate-limits.ts'
import { isUniqueViolation } from '#server/domain/unique-violation.ts'
import type { IdentityClaims } from '#server/ports/identity-provider.ts'
import { startSession, type SessionTokens } from './session.ts'
import { refuseTakenUsername } from './usernames.ts'

/** What a newcomer chooses after the provider has told who they are. */
type NewcomerInput = { username?: unknown; dateOfBirth?: unknown; termsAndConditions?: unknown }

/**
 * What the provider's script needs. Whoever asks keeps the nonce until the token comes; `knownNonce` is the one they
 * have already, which another of their tabs may be waiting with.
 */
export function startIdentitySignIn({ identityProvider }: Dependencies, knownNonce: string | null) {
  if (!identityProvider) throw new IdentityRejectedError(messages.identityNotConfigured)
  const { clientId, scriptUrl } = identityProvider
  return { clientId, scriptUrl, nonce: knownNonce ?? randomBytes(16).toString('base64url') }
}

export type IdentitySignIn =
  | { kind: 'signed-in'; memberId: string; tokens: SessionTokens }
  | { kind: 'profile-needed'; email: string; suggestedUsername: string }

/**
 * Signs in who the provider says this is: the member this identity was linked to, or the one with the same verified
 * address, or a new one, who has to choose a username and tell a date of birth first.
 */
export async function signInWithIdentity(
  dependencies: Dependencies,
  { idToken, nonce }: { idToken: string; nonce: string | null },
  newcomer: NewcomerInput,
  { network, userAgent }: Caller,
): Promise<IdentitySignIn> {
  const { identityProvider } = dependencies
  if (!identityProvider) throw new IdentityRejectedError(messages.identityNotConfigured)
  await limitUse(dependencies, 'signInsFromAddress', network)
  const claims = nonce === null ? null : await identityProvider.verify(idToken, nonce)
  if (!claims) throw new IdentityRejectedError()

  const memberId =
    (await findMember(dependencies, claims)) ?? (await admitNewcomer(dependencies, claims, newcomer))
  if (memberId === null) {
    return { kind: 'profile-needed', email: claims.email, suggestedUsername: suggestUsername(claims) }
  }
  return { kind: 'signed-in', memberId, tokens: await startSession(dependencies, memberId, userAgent) }
}

async function findMember({ database, clock }: Dependencies, claims: IdentityClaims): Promise<string | null> {
  const { issuer, subject, email } = claims
  const linked = await database.identity.findUnique({ where: { issuer_subject: { issuer, subject } } })
  if (linked) return linked.memberId
  const holder = await database.credentials.findUnique({ where: { email } })
  if (!holder) return null
  const { memberId } = holder
  await database.identity.upsert({
    where: { issuer_subject: { issuer, subject } },
    create: { issuer, subject, memberId, createdAt: clock.now() },
    update: {},
  })
  return memberId
}

/** Null when the newcomer has not chosen yet. Whoever registered with the address and never verified gives way. */
async function admitNewcomer(
  dependencies: Dependencies,
  { issuer, subject, email, name }: IdentityClaims,
  input: NewcomerInput,
): Promise<string | null> {
  if (input.username === undefined) return null
  const { database, clock } = dependencies
  const { username, dateOfBirth } = parseInput(identityProfileSchema(clock.now), input)
  const now = clock.now()
  const id = uuidv7()
  try {
    await refuseTakenUsername(dependencies, username, { email })
    await database.$transaction([
      database.registration.deleteMany({ where: { email } }),
      database.member.create({
        data: {
          id,
          username,
          fullName: name?.slice(0, FULL_NAME_MAX) || username,
          dateOfBirth: new Date(dateOfBirth),
          createdAt: now,
          updatedAt: now,
          credentials: { create: { email, emailVerifiedAt: now, passwordChangedAt: now } },
          identities: { create: { issuer, subject, createdAt: now } },
        },
      }),
    ])
  } catch (error) {
    // An impatient second click finds the member that the first has made.
    const memberId = await findMember(dependencies, { issuer, subject, email, name })
    if (memberId !== null) return memberId
    if (isUniqueViolation(error, 'members_username_key')) throw new UsernameTakenError()
    throw error
  }
  return id
}

function suggestUsername({ name, email }: IdentityClaims): string {
  const basis = name ?? email.slice(0, email.indexOf('@'))
  return basis.normalize('NFKD').replace(/\s+/g, '_').replace(/\W/g, '').slice(0, USERNAME_MAX)
}
