import { messages } from '#rules/messages.ts'
import type { Queries } from './database/types.ts'
import { NotAllowedError } from './refusals.ts'

/** Throws NotAllowedError for members who are neither moderators nor administrators. */
export async function requireModerator(database: Queries, memberId: string): Promise<void> {
  if (!(await isModerator(database, memberId))) throw new NotAllowedError(messages.moderatorsOnly)
}

export async function isModerator(database: Queries, memberId: string): Promise<boolean> {
  const member = await database.member.findUnique({ where: { id: memberId }, select: { role: true } })
  return member !== null && member.role !== 'MEMBER'
}
