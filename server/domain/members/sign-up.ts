import { v7 as uuidv7 } from 'uuid'
import { addressInputSchema, oneTimeCodeInputSchema, registrationSchema } from '#rules/member-rules.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { parseInput } from '#server/domain/errors.ts'
import { evenTime } from '#server/domain/even-time.ts'
import { limitSignIn, limitUse, type Caller } from '#server/domain/rate-limits.ts'
import { isUniqueViolation } from '#server/domain/unique-violation.ts'
import { mailAddress } from './mail-address.ts'
import { alreadyRegisteredMail, verificationMail } from './mails.ts'
import { issueCode, proveAddress } from './one-time-codes.ts'
import { hashPassword } from './passwords.ts'
import { startSession, type SessionTokens } from './session.ts'
import { refuseTakenUsername } from './usernames.ts'

type Registration = { username: string; dateOfBirth: string; email: string; password: string }

/** Anything, until the rules have looked at it. */
type RegistrationInput = Record<keyof Registration | 'termsAndConditions', unknown>

/**
 * Registers a member who still has to verify their address. For an address that is taken already the answer and the
 * time it takes are the same; its owner is told by mail. A registration that was never verified is replaced.
 */
export async function register(
  dependencies: Dependencies,
  input: RegistrationInput,
  { network }: Caller,
): Promise<void> {
  const registration = parseInput(registrationSchema(dependencies.clock.now()), input)
  await limitUse(dependencies, 'codesFromAddress', network)
  const passwordHash = await hashPassword(registration.password)
  const memberId = await evenTime(() => enrollOnce(dependencies, registration, passwordHash))
  sendInBackground(dependencies, () =>
    memberId
      ? sendVerificationCode(dependencies, memberId, registration.email)
      : mailAddress(dependencies, alreadyRegisteredMail(registration.email)),
  )
}

async function enrollOnce(
  dependencies: Dependencies,
  registration: Registration,
  passwordHash: string,
): Promise<string | null> {
  try {
    return await enroll(dependencies, registration, passwordHash)
  } catch (error) {
    if (!isUniqueViolation(error, 'credentials_email_key', 'members_username_key')) throw error
    // Taken since it was looked at, perhaps by this very person's second click: now the holder is there to be seen.
    return enroll(dependencies, registration, passwordHash)
  }
}

/** Returns who has to verify the address now; null when a member has verified it before. */
async function enroll(
  dependencies: Dependencies,
  registration: Registration,
  passwordHash: string,
): Promise<string | null> {
  const { email, username } = registration
  const holder = await dependencies.database.credentials.findUnique({ where: { email } })
  const isVerified = holder !== null && holder.emailVerifiedAt !== null
  // Who registers again may keep their name. A verified member's is refused like anyone's, or the answer would tell
  // whose address it is.
  await refuseTakenUsername(dependencies, username, isVerified ? undefined : holder?.memberId)
  if (isVerified) return null
  return holder
    ? replaceRegistration(dependencies, holder.memberId, registration, passwordHash)
    : createMember(dependencies, registration, passwordHash)
}

/** The address is proven with the newest code sent to it; the member can log in from then on. */
export async function verifyEmail(
  dependencies: Dependencies,
  input: { email: unknown; otp: unknown },
  caller: Caller,
): Promise<{ memberId: string; tokens: SessionTokens }> {
  const { email, otp } = parseInput(oneTimeCodeInputSchema, input)
  await limitSignIn(dependencies, caller, email)
  const { database, clock } = dependencies
  const { memberId, emailVerifiedAt } = await proveAddress(dependencies, {
    purpose: 'VERIFY_EMAIL',
    email,
    otp,
  })
  await database.credentials.update({
    where: { memberId },
    data: { emailVerifiedAt: emailVerifiedAt ?? clock.now() },
  })
  return { memberId, tokens: await startSession(dependencies, memberId, caller.userAgent) }
}

/** Sends another code to an address that waits for one; says nothing about whether it does. */
export async function resendCode(
  dependencies: Dependencies,
  input: { email: unknown },
  { network }: Caller,
): Promise<void> {
  const { email } = parseInput(addressInputSchema, input)
  await limitUse(dependencies, 'codesFromAddress', network)
  sendInBackground(dependencies, async () => {
    const holder = await dependencies.database.credentials.findUnique({ where: { email } })
    if (holder && !holder.emailVerifiedAt) await sendVerificationCode(dependencies, holder.memberId, email)
  })
}

async function sendVerificationCode(
  dependencies: Dependencies,
  memberId: string,
  email: string,
): Promise<void> {
  const code = await issueCode(dependencies, { memberId, purpose: 'VERIFY_EMAIL', email })
  if (code) await mailAddress(dependencies, verificationMail(email, code))
}

/** Nobody waits for the mail: how long it takes would tell whether there was one to send. */
function sendInBackground({ background }: Dependencies, task: () => Promise<void>): void {
  void background.run('send a mail', task)
}

async function createMember(
  { database, clock }: Dependencies,
  { username, dateOfBirth, email }: Registration,
  passwordHash: string,
): Promise<string> {
  const now = clock.now()
  const id = uuidv7()
  await database.member.create({
    data: {
      id,
      username,
      fullName: username,
      dateOfBirth: new Date(dateOfBirth),
      createdAt: now,
      updatedAt: now,
      credentials: { create: { email, passwordHash, passwordChangedAt: now } },
    },
  })
  return id
}

async function replaceRegistration(
  { database, clock }: Dependencies,
  memberId: string,
  { username, dateOfBirth }: Registration,
  passwordHash: string,
): Promise<string> {
  const now = clock.now()
  await database.member.update({
    where: { id: memberId },
    data: {
      username,
      fullName: username,
      dateOfBirth: new Date(dateOfBirth),
      updatedAt: now,
      credentials: { update: { passwordHash, passwordChangedAt: now } },
    },
  })
  return memberId
}
