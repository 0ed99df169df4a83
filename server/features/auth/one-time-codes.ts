import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { ONE_TIME_CODE_DIGITS, ONE_TIME_CODE_MINUTES, ONE_TIME_CODE_RESEND_SECONDS } from '#rules/limits.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { lockRow } from '#server/platform/database/lock-rows.ts'
import { anyOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { InvalidCodeError } from './refusals.ts'
import { withMinimumDuration } from '#server/platform/minimum-duration.ts'
import type { Caller } from '#server/platform/rate-limits/rate-limits.ts'
import type { OneTimeCodePurpose } from '#server/generated/prisma/client.ts'
import { countAttempt, hashOrigin, resetOrigins, type CodeOrigins } from './code-origins.ts'
import { consumeMailLimit } from './send-mail.ts'
import { countWrongCode, refusesUnknownBrowser } from './wrong-codes.ts'

type CodeRequest = ({ memberId: string } | { registrationId: string }) & {
  purpose: OneTimeCodePurpose
  email: string
}

const METRIC_LABELS = {
  VERIFY_EMAIL: 'verify_email',
  RESET_PASSWORD: 'reset_password',
  CHANGE_EMAIL: 'change_email',
  LINK_IDENTITY: 'link_identity',
} as const

/**
 * Creates a code and stores only its hash. Returns null if the last code is less than a minute old, or if the mail
 * limit of `mailKey` is reached, because a code that is not sent could only be guessed.
 */
export async function issueCode(
  dependencies: Dependencies,
  request: CodeRequest,
  origins: CodeOrigins,
  mailKey = request.email,
): Promise<string | null> {
  const { database, clock } = dependencies
  const now = clock.now()
  const resendLimit = new Date(now.getTime() - ONE_TIME_CODE_RESEND_SECONDS * 1000)
  return database.$transaction(async (transaction) => {
    // A concurrent request waits here and then finds the code of the first one.
    if ('memberId' in request) await lockRow(transaction, 'members', request.memberId)
    else await lockRow(transaction, 'registrations', request.registrationId)
    const recentCode = await transaction.oneTimeCode.findFirst({
      where: { ...request, createdAt: { gt: resendLimit } },
    })
    if (recentCode) return null
    if (!(await consumeMailLimit(dependencies, mailKey))) {
      // The previous code is invalidated as by a new code. Otherwise clients could detect the mail limit of an
      // address.
      await transaction.oneTimeCode.updateMany({
        where: { ...request, email: { not: request.email }, usedAt: null },
        data: { usedAt: now },
      })
      return null
    }

    const code = String(randomInt(10 ** ONE_TIME_CODE_DIGITS)).padStart(ONE_TIME_CODE_DIGITS, '0')
    const id = uuidv7()
    const key = signingKey(dependencies)
    await transaction.oneTimeCode.create({
      data: {
        id,
        ...request,
        codeHash: hashCode(key, id, code),
        createdAt: now,
        expiresAt: new Date(now.getTime() + ONE_TIME_CODE_MINUTES * 60_000),
        origins: {
          create: origins.map((origin) => ({
            originHash: hashOrigin(key, id, origin),
            isRequester: true,
          })),
        },
      },
    })
    return code
  })
}

/** Returns true once for the latest code of the request, within its lifetime and the attempts of these origins. */
export async function redeemCode(
  dependencies: Dependencies,
  request: CodeRequest & { memberId: string },
  code: string,
  origins: CodeOrigins,
): Promise<boolean> {
  const newest = await dependencies.database.oneTimeCode.findFirst({
    where: request,
    orderBy: { createdAt: 'desc' },
  })
  if (!newest) return false
  const { match, isWrong } = await tryCodes(dependencies, [newest.id], code, origins)
  if (isWrong) {
    dependencies.metrics.count('wrong_codes_total', { purpose: METRIC_LABELS[request.purpose] })
    await countWrongCode(dependencies, request.memberId)
  }
  return match !== null
}

/** Returns the id of the registration that the code belongs to. Counts an attempt for each registration. */
export async function redeemRegistrationCode(
  dependencies: Dependencies,
  registrationIds: readonly string[],
  code: string,
  origins: CodeOrigins,
): Promise<string | null> {
  const newest = await dependencies.database.oneTimeCode.findMany({
    where: { registrationId: { in: [...registrationIds] }, purpose: 'VERIFY_EMAIL' },
    distinct: ['registrationId'],
    orderBy: [{ registrationId: 'asc' }, { createdAt: 'desc' }],
    select: { id: true },
  })
  const ids = newest.map(({ id }) => id)
  const { match, isWrong } = await tryCodes(dependencies, ids, code, origins)
  if (isWrong) dependencies.metrics.count('wrong_codes_total', { purpose: 'verify_email' })
  return match?.registrationId ?? null
}

type OpenCode = { id: string; registrationId: string | null; codeHash: Uint8Array; tries: number }

/** The rows stay locked until the attempts are counted, so that concurrent guesses are all counted. */
function tryCodes(
  dependencies: Dependencies,
  ids: readonly string[],
  code: string,
  origins: CodeOrigins,
): Promise<{ match: OpenCode | null; isWrong: boolean }> {
  const now = dependencies.clock.now()
  return dependencies.database.$transaction(async (transaction) => {
    const open: OpenCode[] = await kysely(transaction)
      .selectFrom('one_time_codes')
      .select(['id', 'registration_id as registrationId', 'code_hash as codeHash', 'tries'])
      .where('id', '=', anyOf(ids))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('id')
      .forUpdate()
      .execute()
    const counted: OpenCode[] = []
    for (const candidate of open)
      if (await countAttempt(transaction, signingKey(dependencies), candidate, origins))
        counted.push(candidate)
    const match = counted.find((candidate) => matches(dependencies, candidate, code)) ?? null
    if (match) await transaction.oneTimeCode.update({ where: { id: match.id }, data: { usedAt: now } })
    return { match, isWrong: counted.length > 0 && !match }
  })
}

function matches(
  { secrets }: Dependencies,
  { id, codeHash }: Pick<OpenCode, 'id' | 'codeHash'>,
  code: string,
) {
  return secrets.codeKeys.some((key) => timingSafeEqual(codeHash, hashCode(key, id, code)))
}

/**
 * Returns the member whose address the code verifies. Throws InvalidCodeError, and takes the same time for an unknown
 * address as for a wrong code.
 */
export function verifyAddress(
  dependencies: Dependencies,
  { purpose, email, otp }: { purpose: OneTimeCodePurpose; email: string; otp: string },
  caller: Caller,
): Promise<{ memberId: string }> {
  return withMinimumDuration(async () => {
    const credentials = await dependencies.database.credentials.findUnique({ where: { email } })
    if (!credentials) throw new InvalidCodeError()
    const { memberId } = credentials
    const origins = resetOrigins(caller, caller.codeRequestId)
    if (refusesUnknownBrowser(dependencies, credentials, caller)) throw new InvalidCodeError()
    if (!(await redeemCode(dependencies, { memberId, purpose, email }, otp, origins)))
      throw new InvalidCodeError()
    return { memberId }
  })
}

/** The key and the id of the row make the hashes of equal codes different. */
function hashCode(key: Uint8Array, id: string, code: string) {
  return new Uint8Array(createHmac('sha256', key).update(`${id}:${code}`).digest())
}

function signingKey({ secrets: { codeKeys } }: Dependencies): Uint8Array {
  const [newest] = codeKeys
  if (!newest) throw new Error('There is no key to hash codes with')
  return newest
}
