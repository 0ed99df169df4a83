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
        codeHash: hashCode(dependencies, id, code),
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
  if (counted.count === 0 || !timingSafeEqual(newest.codeHash, hashCode(dependencies, newest.id, code)))
    return false

  const used = await database.oneTimeCode.updateMany({
    where: { id: newest.id, usedAt: null },
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

/** Under the server's key, and bound to the row so that equal codes do not look equal. */
function hashCode({ secrets }: Dependencies, id: string, code: string) {
  return new Uint8Array(createHmac('sha256', secrets.codeKey).update(`${id}:${code}`).digest())
}
