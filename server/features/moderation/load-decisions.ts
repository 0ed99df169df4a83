import type { ModerationAction } from '#server/generated/prisma/client.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { isCaseAction, type CaseAction } from './decision-rules.ts'

export type Decision = ModerationAction & { action: CaseAction }

/** Returns the decisions of each case, oldest first, in the order of the ids. */
export async function loadDecisions(
  { database }: Dependencies,
  caseIds: readonly string[],
): Promise<Decision[][]> {
  const actions = await database.moderationAction.findMany({
    where: { caseId: { in: [...caseIds] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return caseIds.map((id) => actions.filter(({ caseId }) => caseId === id).filter(isDecision))
}

/** Returns the last decision that removed each post or comment, in the order of the ids. */
export async function loadRemovals(
  { database }: Dependencies,
  subjectIds: readonly string[],
): Promise<(Decision | null)[]> {
  const actions = await database.moderationAction.findMany({
    where: { subjectId: { in: [...subjectIds] }, action: 'REMOVE', isAppeal: false },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const found = new Map(actions.filter(isDecision).map((action) => [action.subjectId, action]))
  return subjectIds.map((id) => found.get(id) ?? null)
}

function isDecision(logged: ModerationAction): logged is Decision {
  return isCaseAction(logged.action)
}
