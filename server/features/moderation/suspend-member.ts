import { lockRows } from '#server/platform/database/lock-rows.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { lifecycles } from '#server/platform/lifecycle.ts'
import { lockOutMember } from '#server/platform/database/lock-member.ts'
import { findByUsername } from './find-by-username.ts'
import { logAction } from '#server/platform/log-action.ts'

/** Milliseconds. A member can have years of posts. */
export const SUSPENSION_TIMEOUT = 60_000

/** The keys describe the counted rows, such as `hidden posts`. */
export type SuspensionCounts = Readonly<Record<string, number>>

type Change = { counts: SuspensionCounts; afterCommit: () => Promise<void> }

/**
 * Ends sessions and tokens, hides the profile and the posts, and prevents sign-ins. Lifting the suspension restores everything
 * except sessions and tokens. Suspending again hides the posts that were published since. For the operator.
 */
export function suspendMember(dependencies: Dependencies, username: string): Promise<SuspensionCounts> {
  return changeByOperator(dependencies, username, 'SUSPEND', (transaction, memberId) =>
    suspend(dependencies, transaction, memberId, null),
  )
}

/** For the operator. */
export function liftSuspension(dependencies: Dependencies, username: string): Promise<SuspensionCounts> {
  return changeByOperator(dependencies, username, 'REINSTATE', (transaction, memberId) =>
    lift(dependencies, transaction, memberId),
  )
}

async function changeByOperator(
  dependencies: Dependencies,
  username: string,
  action: 'SUSPEND' | 'REINSTATE',
  change: (transaction: Queries, memberId: string) => Promise<Change>,
): Promise<SuspensionCounts> {
  const memberId = await findByUsername(dependencies, username)
  const { counts, afterCommit } = await longTransaction(
    dependencies.database,
    SUSPENSION_TIMEOUT,
    async (transaction) => {
      await lockForSuspension(transaction, memberId)
      const subject = { subjectType: 'MEMBER', subjectId: memberId, moderatorId: null } as const
      await logAction(transaction, dependencies.clock, { action, ...subject })
      return change(transaction, memberId)
    },
  )
  await afterCommit()
  return counts
}

/** The caller has called `lockForSuspension`. Without `until`, the suspension has no end. */
export async function suspend(
  dependencies: Dependencies,
  transaction: Queries,
  memberId: string,
  until: Date | null,
): Promise<Change> {
  const where = { id: memberId }
  await transaction.member.update({ where, data: { suspendedUntil: until } })
  await transaction.member.updateMany({
    where: { ...where, suspendedAt: null },
    data: { suspendedAt: dependencies.clock.now() },
  })
  return applyToAll(({ suspend: apply }) => apply(dependencies, transaction, memberId))
}

/** The caller has called `lockForSuspension`. */
export async function lift(
  dependencies: Dependencies,
  transaction: Queries,
  memberId: string,
): Promise<Change> {
  await transaction.member.update({
    where: { id: memberId },
    data: { suspendedAt: null, suspendedUntil: null },
  })
  return applyToAll(({ lift: apply }) => apply?.(dependencies, transaction, memberId))
}

type Contribution = ReturnType<typeof contributions>[number]
type Effect = ReturnType<Contribution['suspend']>

async function applyToAll(apply: (contribution: Contribution) => Effect | undefined): Promise<Change> {
  const effects: (Awaited<Effect> | undefined)[] = []
  for (const contribution of contributions()) effects.push(await apply(contribution))
  return {
    counts: Object.fromEntries(effects.flatMap((effect) => Object.entries(effect?.counts ?? {}))),
    async afterCommit() {
      for (const effect of effects) await effect?.afterCommit?.()
    },
  }
}

function contributions() {
  return lifecycles().flatMap(({ suspension = [] }) => suspension)
}

/** Until the end of the transaction, the member cannot add rows that the locks would miss. */
export async function lockForSuspension(transaction: Queries, memberId: string): Promise<void> {
  await lockOutMember(transaction, memberId)
  await lockRows(
    transaction,
    contributions().flatMap(({ locks = [] }) => locks),
    memberId,
  )
}
