import { addSecurityNotice } from '#server/features/notices/add-notice.ts'
import { identityLinkSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { IdentityRejectedError, InvalidCodeError } from './refusals.ts'
import { NotAuthenticatedError, parseInput, ValidationError } from '#server/platform/refusals.ts'
import { limitUse, type Caller } from '#server/platform/rate-limits/rate-limits.ts'
import { isUniqueViolation } from '#server/platform/database/unique-violation.ts'
import type { Credentials } from '#server/generated/prisma/client.ts'
import type { IdentityClaims } from '#server/platform/identity/identity-provider.ts'
import { resetOrigins } from './code-origins.ts'
import { limitCodeAttempt, limitSignIn } from './guess-limits.ts'
import { lockMember } from '#server/platform/database/lock-member.ts'
import { identityLinkedMail, identityLinkMail } from './mails.ts'
import { issueCode, redeemCode } from './one-time-codes.ts'
import { sendInBackground, sendMail } from './send-mail.ts'
import { refusesUnknownBrowser } from './wrong-codes.ts'

export type LinkProof = Partial<Record<'password' | 'otp' | 'sendCode', unknown>>

export type LinkNeeded = {
  kind: 'link-needed'
  email: string
  hasPassword: boolean
  /** Whether a code was mailed by this request. */
  isCodeSent: boolean
}

/**
 * Links an identity to the account with the same address. The claim of the provider is not sufficient: the first link
 * requires the password of the account or a mailed code. Returns null if the identity is linked.
 */
export async function linkIdentity(
  dependencies: Dependencies,
  claims: IdentityClaims,
  credentials: Credentials,
  input: LinkProof,
  caller: Caller,
): Promise<LinkNeeded | null> {
  const { password, otp, sendCode } = parseInput(identityLinkSchema, input)
  const { memberId, email, passwordHash } = credentials
  await assertNoOtherIdentity(dependencies, memberId, claims)
  if (password === undefined && otp === undefined) {
    if (sendCode) await mailCode(dependencies, credentials, claims, caller)
    return { kind: 'link-needed', email, hasPassword: passwordHash !== null, isCodeSent: sendCode === true }
  }
  if (password === undefined) await checkCode(dependencies, credentials, otp ?? '', caller)
  else await checkPassword(dependencies, credentials, password, caller)
  await storeLink(dependencies, claims, credentials)
  sendMail(dependencies, identityLinkedMail(email, claims.issuer))
  return null
}

function linkCode({ memberId, email }: Credentials) {
  return { memberId, email, purpose: 'LINK_IDENTITY' as const }
}

async function mailCode(
  dependencies: Dependencies,
  credentials: Credentials,
  { issuer }: IdentityClaims,
  caller: Caller,
): Promise<void> {
  await limitUse(dependencies, 'codesFromNetwork', caller.network)
  sendInBackground(dependencies, async () => {
    const origins = resetOrigins(caller, caller.codeRequestId)
    const code = await issueCode(dependencies, linkCode(credentials), origins)
    if (code) await dependencies.mailer.send(identityLinkMail(credentials.email, issuer, code))
  })
}

async function checkCode(
  dependencies: Dependencies,
  credentials: Credentials,
  otp: string,
  caller: Caller,
): Promise<void> {
  await limitCodeAttempt(dependencies, caller, credentials.email)
  if (refusesUnknownBrowser(dependencies, credentials, caller)) throw new InvalidCodeError()
  const origins = resetOrigins(caller, caller.codeRequestId)
  if (!(await redeemCode(dependencies, linkCode(credentials), otp, origins))) throw new InvalidCodeError()
}

async function checkPassword(
  dependencies: Dependencies,
  { email, passwordHash }: Credentials,
  password: string,
  caller: Caller,
): Promise<void> {
  await limitSignIn(dependencies, caller, email)
  if (await dependencies.passwords.verify(password, passwordHash)) return
  const message = passwordHash ? messages.passwordWrong : messages.passwordNotSet
  throw new ValidationError([{ path: 'password', message }])
}

async function assertNoOtherIdentity(
  { database }: Dependencies,
  memberId: string,
  { issuer, subject }: IdentityClaims,
): Promise<void> {
  const linked = await database.identity.findUnique({ where: { memberId_issuer: { memberId, issuer } } })
  if (linked && linked.subject !== subject) throw new IdentityRejectedError(messages.identityAlreadyLinked)
}

/**
 * The password and the address must be unchanged when the link is written, because a password reset or a change of
 * address removes all links.
 */
async function storeLink(
  dependencies: Dependencies,
  claims: IdentityClaims,
  { memberId, email, passwordChangedAt }: Credentials,
): Promise<void> {
  const { database, clock } = dependencies
  const { issuer, subject } = claims
  try {
    await database.$transaction(async (transaction) => {
      await lockMember(transaction, memberId)
      const unchanged = await kysely(transaction)
        .selectFrom('credentials')
        .select('member_id')
        .where('member_id', '=', memberId)
        .where('email', '=', email)
        .where('password_changed_at', '=', passwordChangedAt)
        .forUpdate()
        .executeTakeFirst()
      if (!unchanged) throw new IdentityRejectedError()
      await transaction.identity.create({
        data: { issuer, subject, memberId, createdAt: clock.now() },
      })
      await addSecurityNotice(transaction, memberId, messages.identityWasLinked, clock.now())
    })
  } catch (error) {
    // A concurrent request deleted the account.
    if (error instanceof NotAuthenticatedError) throw new IdentityRejectedError()
    if (!isUniqueViolation(error, 'identities_pkey', 'identities_member_id_issuer_key')) throw error
    // A concurrent request may have created the same link.
    const linked = await database.identity.findUnique({ where: { issuer_subject: { issuer, subject } } })
    if (linked?.memberId !== memberId) throw new IdentityRejectedError(messages.identityAlreadyLinked)
  }
}
