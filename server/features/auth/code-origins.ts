import { createHmac } from 'node:crypto'
import { ONE_TIME_CODE_TRIES, ONE_TIME_CODE_TRIES_ELSEWHERE } from '#rules/limits.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Caller } from '#server/platform/rate-limits/rate-limits.ts'

/** Identifiers of the browser and the network of a request, the browser first. */
export type CodeOrigins = readonly string[]

export function resetOrigins({ network }: Caller, codeRequestId: string | null): CodeOrigins {
  return [...(codeRequestId ? [`request ${codeRequestId}`] : []), network]
}

export function registrationOrigins({ network }: Caller, registrationId: string | null): CodeOrigins {
  return [...(registrationId ? [`registration ${registrationId}`] : []), network]
}

export function sessionOrigins(sessionId: string): CodeOrigins {
  return [`session ${sessionId}`]
}

/**
 * The hash depends on the id of the code, because equal hashes would reveal that two codes come from the same
 * network.
 */
export function hashOrigin(key: Uint8Array, codeId: string, origin: string) {
  return new Uint8Array(createHmac('sha256', key).update(`${codeId}:origin:${origin}`).digest())
}

/**
 * Counts an attempt on a code whose row the caller has locked. Returns false if no attempt is left. The browser and
 * the network that requested the code have their own attempts, which guesses from elsewhere cannot use up.
 */
export async function countAttempt(
  transaction: Queries,
  key: Uint8Array,
  code: { id: string; tries: number },
  origins: CodeOrigins,
): Promise<boolean> {
  const hashes = origins.map((origin) => hashOrigin(key, code.id, origin))
  const rows = await transaction.oneTimeCodeOrigin.findMany({
    where: { codeId: code.id, originHash: { in: hashes } },
  })
  const rowOf = (hash: Uint8Array) => rows.find(({ originHash }) => Buffer.compare(originHash, hash) === 0)
  const originHash = hashes.find((hash) => rowOf(hash)) ?? hashes.at(-1)
  if (!originHash) throw new Error('The attempt has no origin')
  const row = rowOf(originHash)
  if ((row?.tries ?? 0) >= ONE_TIME_CODE_TRIES) return false
  if (!row?.isRequester) {
    if (code.tries >= ONE_TIME_CODE_TRIES_ELSEWHERE) return false
    await transaction.oneTimeCode.update({ where: { id: code.id }, data: { tries: { increment: 1 } } })
  }
  await transaction.oneTimeCodeOrigin.upsert({
    where: { codeId_originHash: { codeId: code.id, originHash } },
    create: { codeId: code.id, originHash, isRequester: false, tries: 1 },
    update: { tries: { increment: 1 } },
  })
  return true
}
