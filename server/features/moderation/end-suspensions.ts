import { kysely } from '#server/platform/database/kysely.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { logAction } from '#server/platform/log-action.ts'
import { lift, lockForSuspension, SUSPENSION_TIMEOUT } from './suspend-member.ts'

/** The most suspensions that one run ends. */
const BATCH = 100

/** Lifts suspensions whose time is over. */
export async function endSuspensions(dependencies: Dependencies): Promise<void> {
  const { database, clock } = dependencies
  const ended = await kysely(database)
    .selectFrom('members')
    .select('id')
    .where('suspended_until', '<=', clock.now())
    .orderBy('suspended_until')
    .limit(BATCH)
    .execute()
  for (const { id } of ended) await endSuspension(dependencies, id)
}

/** The suspension may have been extended or lifted meanwhile. */
async function endSuspension(dependencies: Dependencies, memberId: string): Promise<void> {
  const { database, clock } = dependencies
  const change = await longTransaction(database, SUSPENSION_TIMEOUT, async (transaction) => {
    await lockForSuspension(transaction, memberId)
    const member = await transaction.member.findUnique({
      where: { id: memberId, suspendedUntil: { lte: clock.now() } },
      select: { id: true },
    })
    if (!member) return null
    const subject = { subjectType: 'MEMBER', subjectId: memberId, moderatorId: null } as const
    await logAction(transaction, clock, { action: 'END_SUSPENSION', ...subject })
    return lift(dependencies, transaction, memberId)
  })
  await change?.afterCommit()
}
