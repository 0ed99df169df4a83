import { addressInputSchema, oneTimeCodeInputSchema, registrationSchema } from '#rules/member-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { InvalidCodeError } from './refusals.ts'
import { parseInput } from '#server/platform/refusals.ts'
import { withMinimumDuration } from '#server/platform/minimum-duration.ts'
import { limitUse, type Caller } from '#server/platform/rate-limits/rate-limits.ts'
import type { Registration } from '#server/generated/prisma/client.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { registrationOrigins } from './code-origins.ts'
import { limitCodeAttempt } from './guess-limits.ts'
import { sendInBackground, sendLimitedMail } from './send-mail.ts'
import { alreadyRegisteredMail, verificationMail } from './mails.ts'
import { issueCode, redeemRegistrationCode } from './one-time-codes.ts'
import { createMember, storeRegistration, pendingRegistrations } from './registrations.ts'

type RegistrationInput = Record<
  'username' | 'dateOfBirth' | 'email' | 'password' | 'termsAndConditions',
  unknown
>

/**
 * Stores a registration until its address is verified, and returns its id for the cookie of the browser. If the
 * address is taken, the response and its duration are the same, and the owner is notified by mail.
 */
export async function register(
  dependencies: Dependencies,
  input: RegistrationInput,
  caller: Caller,
): Promise<string> {
  const { network, registrationId } = caller
  const { database, clock, passwords } = dependencies
  const { email, username, dateOfBirth, password } = parseInput(registrationSchema(clock.now), input)
  await assertUncommonPassword(password, 'password')
  await limitUse(dependencies, 'codesFromNetwork', network)
  const passwordHash = await passwords.hash(password)
  return withMinimumDuration(async () => {
    const registration = await storeRegistration(
      dependencies,
      { email, username, dateOfBirth: new Date(dateOfBirth), passwordHash },
      registrationId,
    )
    sendInBackground(dependencies, async () => {
      const isTaken = (await database.credentials.findUnique({ where: { email } })) !== null
      if (isTaken) await sendLimitedMail(dependencies, alreadyRegisteredMail(email))
      else await sendVerificationCode(dependencies, registration, caller)
    })
    return registration.id
  })
}

/**
 * Creates the member of the registration that the code was sent for. A browser that registered can verify only its
 * own registration, because a stranger may have registered with the same address.
 */
export async function verifyEmail(
  dependencies: Dependencies,
  input: { email: unknown; otp: unknown },
  caller: Caller,
): Promise<{ memberId: string }> {
  const { email, otp } = parseInput(oneTimeCodeInputSchema, input)
  await limitCodeAttempt(dependencies, caller, email)
  return withMinimumDuration(async () => {
    const pending = await pendingRegistrations(dependencies, email, caller)
    const ids = pending.map(({ id }) => id)
    const verifiedId = await redeemRegistrationCode(
      dependencies,
      ids,
      otp,
      registrationOrigins(caller, caller.registrationId),
    )
    const verified = pending.find(({ id }) => id === verifiedId)
    if (!verified) throw new InvalidCodeError()
    return createMember(dependencies, verified)
  })
}

/** Does not reveal whether a registration of the address is pending. */
export async function resendCode(
  dependencies: Dependencies,
  input: { email: unknown },
  caller: Caller,
): Promise<void> {
  const { email } = parseInput(addressInputSchema, input)
  await limitUse(dependencies, 'codesFromNetwork', caller.network)
  sendInBackground(dependencies, async () => {
    const [registration] = await pendingRegistrations(dependencies, email, caller)
    if (registration) await sendVerificationCode(dependencies, registration, caller)
  })
}

async function sendVerificationCode(
  dependencies: Dependencies,
  { id, email, username }: Registration,
  caller: Caller,
): Promise<void> {
  const request = { registrationId: id, purpose: 'VERIFY_EMAIL' as const, email }
  const code = await issueCode(dependencies, request, registrationOrigins(caller, id))
  if (code) await dependencies.mailer.send(verificationMail(email, username, code))
}
