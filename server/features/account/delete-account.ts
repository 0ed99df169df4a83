import { passwordProofSchema } from '#rules/member-rules.ts'
import { lockRow, lockRows } from '#server/platform/database/lock-rows.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { lifecycles } from '#server/platform/lifecycle.ts'
import { NotAuthenticatedError, parseInput } from '#server/platform/refusals.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'
import { requirePassword } from './reauthentication.ts'
import { lockOutMember } from '#server/platform/database/lock-member.ts'
import { accountDeletedMail } from '#server/features/auth/mails.ts'
import { sendMail } from '#server/features/auth/send-mail.ts'

/** Milliseconds. A member can have years of posts with their reactions. */
const TIMEOUT = 60_000

/** Features delete the data of the member through their lifecycle. */
export async function deleteAccount(
  dependencies: Dependencies,
  viewer: SessionViewer,
  input: { password: unknown },
): Promise<void> {
  const { password } = parseInput(passwordProofSchema, input)
  const { email } = await requirePassword(dependencies, viewer, password, 'password')
  const { database } = dependencies
  const { memberId } = viewer
  const contributions = lifecycles().flatMap(({ accountDeletion = [] }) => accountDeletion)
  const afterCommit = await longTransaction(database, TIMEOUT, async (transaction) => {
    // Until the end of the transaction, the member cannot add rows that the next locks would miss.
    await lockOutMember(transaction, memberId)
    await lockRows(
      transaction,
      contributions.flatMap(({ locks = [] }) => locks),
      memberId,
    )
    if (!(await lockRow(transaction, 'members', memberId, 'UPDATE'))) throw new NotAuthenticatedError()
    const actions = []
    for (const { prepare } of contributions)
      if (prepare) actions.push(await prepare(dependencies, transaction, memberId))
    await transaction.member.delete({ where: { id: memberId } })
    return actions
  })
  for (const action of afterCommit) await action()
  sendMail(dependencies, accountDeletedMail(email))
}
