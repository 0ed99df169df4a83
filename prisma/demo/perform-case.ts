import { appeal } from '#server/features/moderation/appeal.ts'
import { decideCase } from '#server/features/moderation/decide-case.ts'
import { report } from '#server/features/moderation/report.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'
import type { Case } from './script.ts'
import { idOf, type Stage } from './stage.ts'

/** Reports a post or member, decides the case and appeals, with the operations that members and moderators use. */
export async function performCase(dependencies: Dependencies, stage: Stage, one: Case): Promise<void> {
  const viewerOf = async (username: string): Promise<SessionViewer> => {
    return { memberId: await idOf(stage.members, username), sessionId: '' }
  }
  const { subjectId, author } = await subjectOf(stage, one)
  for (const { by, reason, note } of one.reports)
    await report(dependencies, await viewerOf(by), { subjectId, reason, note })
  if (!one.decision) return
  const { by, action, note } = one.decision
  const { id: caseId } = await dependencies.database.moderationCase.findFirstOrThrow({
    where: { status: 'OPEN', authorId: await idOf(stage.members, author) },
  })
  const decision = { action, note, reason: null, suspendDays: null }
  await decideCase(dependencies, await viewerOf(by), caseId, decision)
  if (one.appeal !== null)
    await appeal(dependencies, await viewerOf(author), { caseId, token: null, text: one.appeal })
}

async function subjectOf({ members, written }: Stage, { subject }: Case) {
  if (subject.startsWith('@')) {
    const author = subject.slice(1)
    return { subjectId: encodeGlobalId('User', await idOf(members, author)), author }
  }
  for (const [content, id] of written)
    if ('name' in content && content.name === subject)
      return { subjectId: encodeGlobalId('Post', await id), author: content.author }
  throw new Error(`cases.json: there is no post ${subject}`)
}
