import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import {
  ONE_TIME_CODE_DIGITS,
  ONE_TIME_CODE_MINUTES,
  ONE_TIME_CODE_RESEND_SECONDS,
  ONE_TIME_CODE_TRIES,
} from '#rules/limits.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { InvalidCodeError } from '#server/domain/errors.ts'
import { evenTime } from '#server/domain/even-time.ts'
import type { OneTimeCodePurpose } from '#server/generated/prisma/client.ts'

/** For a member, or for who wants to become one. */
type CodeRequest = ({ memberId: string } | { registrationId: string }) & {
  purpose: OneTimeCodePurpose
  email: string
}

/** Makes a code and remembers only its hash. Null when the last one went out less than a minute ago. */
export async function issueCode(dependencies: Dependencies, request: CodeRequest): Promise<string | null> {
  const { database, clock } = dependencies
  const now = clock.now()
  const recently = new Date(now.getTime() - ONE_TIME_CODE_RESEND_SECONDS * 1000)
  return database.$transaction(async (transaction) => {
    // Of two who ask at once, the second waits here and then sees the first one's code.
    if ('memberId' in request)
      await transaction.$queryRaw`SELECT FROM members WHERE id = ${request.memberId}::uuid FOR NO KEY UPDATE`
    else
      await transaction.$queryRaw`SELECT FROM registrations WHERE id = ${request.registrationId}::uuid FOR NO KEY UPDATE`
    const isTooSoon = await transaction.oneTimeCode.findFirst({
      where: { ...request, createdAt: { gt: recently } },
    })
    if (isTooSoon) return null

    const code = String(randomInt(10 ** ONE_TIME_CODE_DIGITS)).padStart(ONE_TIME_CODE_DIGITS, '0')
    const id = uuidv7()
    await transaction.oneTimeCode.create({
      data: {
        id,
        ...request,
        codeHash: hashCode(keyForCodes(dependencies), id, code),
        createdAt: now,
        expiresAt: new Date(now.getTime() + ONE_TIME_CODE_MINUTES * 60_000),
      },
    })
    return code
  })
}

/** True once for the newest code that was asked for, within its ten minutes and its five tries. */
export async function redeemCode(
  dependencies: Dependencies,
  request: CodeRequest,
  code: string,
): Promise<boolean> {
  const { database, clock } = dependencies
  const newest = await database.oneTimeCode.findFirst({ where: request, orderBy: { createdAt: 'desc' } })
  if (!newest) return false

  // The try is counted before the code is looked at, so that guesses made at the same time are all counted.
  const counted = await database.oneTimeCode.updateMany({
    where: {
      id: newest.id,
      usedAt: null,
      tries: { lt: ONE_TIME_CODE_TRIES },
      expiresAt: { gt: clock.now() },
    },
    data: { tries: { increment: 1 } },
  })
  return counted.count === 1 && isRight(dependencies, newest, code) && useUp(dependencies, newest.id)
}

type CountedCode = { id: string; registrationId: string; codeHash: Uint8Array }

/** The one of these registrations whose code it is, by the same rules; a try is counted for each of them. */
export async function redeemRegistrationCode(
  dependencies: Dependencies,
  registrationIds: readonly string[],
  code: string,
): Promise<string | null> {
  const { database, clock } = dependencies
  const now = clock.now()
  const counted = await database.$queryRaw<CountedCode[]>`
    UPDATE one_time_codes SET tries = tries + 1
    WHERE used_at IS NULL AND tries < ${ONE_TIME_CODE_TRIES} AND expires_at > ${now} AND id IN (
      SELECT DISTINCT ON (registration_id) id FROM one_time_codes
      WHERE registration_id = ANY(${registrationIds}::uuid[]) AND purpose = 'verify_email'
      ORDER BY registration_id, created_at DESC
    )
    RETURNING id, registration_id AS "registrationId", code_hash AS "codeHash"`
  const right = counted.find((one) => isRight(dependencies, one, code))
  return right && (await useUp(dependencies, right.id)) ? right.registrationId : null
}

function isRight(
  { secrets }: Dependencies,
  { id, codeHash }: Pick<CountedCode, 'id' | 'codeHash'>,
  code: string,
) {
  return secrets.codeKeys.some((key) => timingSafeEqual(codeHash, hashCode(key, id, code)))
}

async function useUp({ database, clock }: Dependencies, id: string): Promise<boolean> {
  const used = await database.oneTimeCode.updateMany({
    where: { id, usedAt: null },
    data: { usedAt: clock.now() },
  })
  return used.count === 1
}

/**
 * The member whose address the code proves. Throws InvalidCodeError, and takes as long for an address that is nobody's as for a
 * wrong code.
 */
export function proveAddress(
  dependencies: Dependencies,
  { purpose, email, otp }: { purpose: OneTimeCodePurpose; email: string; otp: string },
): Promise<{ memberId: string }> {
  return evenTime(async () => {
    const holder = await dependencies.database.credentials.findUnique({ where: { email } })
    if (!holder) throw new InvalidCodeError()
    const { memberId } = holder
    if (!(await redeemCode(dependencies, { memberId, purpose, email }, otp))) throw new InvalidCodeError()
    return { memberId }
  })
}

/** Under a key of the server's, and bound to the row so that equal codes do not look equal. */
function hashCode(key: Uint8Array, id: string, code: string) {
  return new Uint8Array(createHmac('sha256', key).update(`${id}:${code}`).digest())
}

function keyForCodes({ secrets: { codeKeys } }: Dependencies): Uint8Array {
  const [newest] = codeKeys
  if (!newest) throw new Error('There is no key to hash codes with')
  return newest
}
