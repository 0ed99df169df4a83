import { v7 as uuidv7 } from 'uuid'
import { FULL_NAME_MAX, USERNAME_MAX } from '#rules/limits.ts'
import { identityProfileSchema, profileSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { IdentityRejectedError } from './refusals.ts'
import { parseInput } from '#server/platform/refusals.ts'
import { UsernameTakenError } from '#server/features/members/refusals.ts'
import { limitUse, type Caller } from '#server/platform/rate-limits/rate-limits.ts'
import { isUniqueViolation } from '#server/platform/database/unique-violation.ts'
import type { IdentityClaims } from '#server/platform/identity/identity-provider.ts'
import { acceptIdToken, issueNonce, redeemNonce } from './identity-nonces.ts'
import { linkIdentity, type LinkNeeded, type LinkProof } from './link-identity.ts'
import { startSession, type SessionTokens } from './session.ts'
import { assertUsernameAvailable } from '#server/features/members/usernames.ts'

type NewMemberInput = { username?: unknown; dateOfBirth?: unknown; termsAndConditions?: unknown }

/** `knownNonce` is the nonce in the cookie of the browser. */
export async function startIdentitySignIn(dependencies: Dependencies, knownNonce: string | null) {
  const { identityProvider } = dependencies
  if (!identityProvider) throw new IdentityRejectedError(messages.identityNotConfigured)
  const { clientId, scriptUrl } = identityProvider
  return { clientId, scriptUrl, nonce: await issueNonce(dependencies, knownNonce) }
}

export type IdentitySignIn =
  | { kind: 'signed-in'; memberId: string; tokens: SessionTokens }
  | { kind: 'profile-needed'; email: string; suggestedUsername: string }
  | LinkNeeded

/**
 * Signs in the member that the identity is linked to. A member with the same verified address must first prove that the
 * account is theirs; a new member must first choose a username and enter a date of birth.
 */
export async function signInWithIdentity(
  dependencies: Dependencies,
  { idToken, nonce }: { idToken: string; nonce: string | null },
  input: NewMemberInput & LinkProof,
  caller: Caller,
): Promise<IdentitySignIn> {
  const { identityProvider } = dependencies
  if (!identityProvider) throw new IdentityRejectedError(messages.identityNotConfigured)
  await limitUse(dependencies, 'signInsFromNetwork', `login ${caller.network}`)
  if (nonce === null) throw new IdentityRejectedError()
  const proof = { idToken, nonce }
  const claims = await acceptIdToken(dependencies, identityProvider, proof)
  if (!claims) throw new IdentityRejectedError()

  const member = await findOrCreateMember(dependencies, claims, input, caller)
  if (typeof member !== 'string') return member
  if (!(await redeemNonce(dependencies, proof))) throw new IdentityRejectedError()
  const tokens = await startSession(dependencies, member, caller.userAgent)
  return { kind: 'signed-in', memberId: member, tokens }
}

/** Returns the id of the member, or what the next request must contain. */
async function findOrCreateMember(
  dependencies: Dependencies,
  claims: IdentityClaims,
  input: NewMemberInput & LinkProof,
  caller: Caller,
): Promise<string | Exclude<IdentitySignIn, { kind: 'signed-in' }>> {
  const { email } = claims
  // The address is read before the identity, because a concurrent request can create both between the two queries.
  const credentials = await dependencies.database.credentials.findUnique({ where: { email } })
  const linked = await findLinkedMember(dependencies, claims)
  if (linked) return linked
  if (credentials)
    return (await linkIdentity(dependencies, claims, credentials, input, caller)) ?? credentials.memberId
  const registered = await registerMember(dependencies, claims, input)
  return registered ?? { kind: 'profile-needed', email, suggestedUsername: suggestUsername(claims) }
}

async function findLinkedMember(
  { database }: Dependencies,
  { issuer, subject }: IdentityClaims,
): Promise<string | null> {
  const linked = await database.identity.findUnique({ where: { issuer_subject: { issuer, subject } } })
  return linked?.memberId ?? null
}

/** Returns null if the input has no profile. Deletes unverified registrations of the address. */
async function registerMember(
  dependencies: Dependencies,
  claims: IdentityClaims,
  input: NewMemberInput,
): Promise<string | null> {
  if (input.username === undefined) return null
  const { issuer, subject, email, name } = claims
  const { database, clock } = dependencies
  const { username, dateOfBirth } = parseInput(identityProfileSchema(clock.now), input)
  const now = clock.now()
  const id = uuidv7()
  try {
    await assertUsernameAvailable(dependencies, username, { email })
    await database.$transaction([
      database.registration.deleteMany({ where: { email } }),
      database.member.create({
        data: {
          id,
          username,
          fullName: profileSchema.shape.fullName.safeParse(name?.slice(0, FULL_NAME_MAX)).data ?? username,
          dateOfBirth: new Date(dateOfBirth),
          createdAt: now,
          updatedAt: now,
          needsOnboarding: true,
          credentials: { create: { email, emailVerifiedAt: now, passwordChangedAt: now } },
          identities: { create: { issuer, subject, createdAt: now } },
        },
      }),
    ])
  } catch (error) {
    // A concurrent request may have created the member.
    const memberId = await findLinkedMember(dependencies, claims)
    if (memberId !== null) return memberId
    if (isUniqueViolation(error, 'members_username_key')) throw new UsernameTakenError()
    // A concurrent request completed a registration of this address. The next request links to it.
    if (isUniqueViolation(error, 'credentials_email_key')) throw new IdentityRejectedError()
    throw error
  }
  return id
}

function suggestUsername({ name, email }: IdentityClaims): string {
  const basis = name ?? email.slice(0, email.indexOf('@'))
  return basis.normalize('NFKD').replace(/\s+/g, '_').replace(/\W/g, '').slice(0, USERNAME_MAX)
}
