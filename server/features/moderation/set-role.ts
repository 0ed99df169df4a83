import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { MemberRole } from '#server/generated/prisma/client.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { parseInput } from '#server/platform/refusals.ts'
import { findByUsername } from './find-by-username.ts'
import { logAction } from '#server/platform/log-action.ts'

const inputSchema = z.object({
  role: z.string().toUpperCase().pipe(z.enum(MemberRole, messages.roleUnknown)),
})

/** For the operator: no API changes a role. */
export async function setRole(
  dependencies: Dependencies,
  input: { username: string; role: string },
): Promise<void> {
  const { role } = parseInput(inputSchema, input)
  const memberId = await findByUsername(dependencies, input.username)
  const { database, clock } = dependencies
  await database.$transaction(async (transaction) => {
    await transaction.member.update({ where: { id: memberId }, data: { role } })
    const logged = { subjectType: 'MEMBER', subjectId: memberId, moderatorId: null } as const
    await logAction(transaction, clock, { action: 'CHANGE_ROLE', note: role.toLowerCase(), ...logged })
  })
}
