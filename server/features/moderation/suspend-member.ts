import { lockRows } from '#server/platform/database/lock-rows.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { lifecycles } from '#server/platform/lifecycle.ts'
import { lockOutMember } from '#server/platform/database/lock-member.ts'
import { findByUsername } from './find-by-username.ts'

/** Milliseconds. A member can have years of posts. */
const TIMEOUT = 60_000

/** The keys describe the counted rows, such as `hidden posts`. */
export type SuspensionCounts = Readonly<Record<string, number>>

/**
 * Ends sessions and tokens, hides the profile and the posts, and prevents sign-ins. Lifting the suspension restores everything
 * except sessions and tokens. Suspending again hides the posts that were published since.
 */
export async function suspendMember(dependencies: Dependencies, username: string): Promise<SuspensionCounts> {
  const { database, clock } = dependencies
  const memberId = await findByUsername(dependencies, username)
  const effects = await longTransaction(database, TIMEOUT, async (transaction) => {
    await lockForSuspension(transaction, memberId)
    await transaction.member.updateMany({
      where: { id: memberId, suspendedAt: null },
      data: { suspendedAt: clock.now() },
    })
    const applied = []
    for (const { suspend } of contributions())
      applied.push(await suspend(dependencies, transaction, memberId))
    return applied
  })
  for (const { afterCommit } of effects) await afterCommit?.()
  return totalCounts(effects)
}

export async function liftSuspension(
  dependencies: Dependencies,
  username: string,
): Promise<SuspensionCounts> {
  const { database } = dependencies
  const memberId = await findByUsername(dependencies, username)
  const effects = await longTransaction(database, TIMEOUT, async (transaction) => {
    await lockForSuspension(transaction, memberId)
    await transaction.member.update({ where: { id: memberId }, data: { suspendedAt: null } })
    const lifted = []
    for (const { lift } of contributions())
      if (lift) lifted.push(await lift(dependencies, transaction, memberId))
    return lifted
  })
  for (const { afterCommit } of effects) await afterCommit?.()
  return totalCounts(effects)
}

function contributions() {
  return lifecycles().flatMap(({ suspension = [] }) => suspension)
}

/** Until the end of the transaction, the member cannot add rows that the locks would miss. */
async function lockForSuspension(transaction: Queries, memberId: string): Promise<void> {
  await lockOutMember(transaction, memberId)
  await lockRows(
    transaction,
    contributions().flatMap(({ locks = [] }) => locks),
    memberId,
  )
}

function totalCounts(effects: readonly { counts?: SuspensionCounts }[]): SuspensionCounts {
  return Object.fromEntries(effects.flatMap(({ counts = {} }) => Object.entries(counts)))
}
