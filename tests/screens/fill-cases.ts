import { appeal } from '#server/features/moderation/appeal.ts'
import { decideCase } from '#server/features/moderation/decide-case.ts'
import { report, type NewReport } from '#server/features/moderation/report.ts'
import { setRole } from '#server/features/moderation/set-role.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'

const REPORTS: readonly Pick<NewReport, 'reason' | 'note'>[] = [
  { reason: 'HARASSMENT', note: 'It makes fun of one person, and this is the third one today.' },
  { reason: 'HARASSMENT', note: '' },
  { reason: 'SPAM', note: 'Posted in ten threads.' },
]

/** Makes the last member a moderator and reports content of others. Returns the global id of the first case. */
export async function fillCases(dependencies: Dependencies, memberIds: readonly string[]): Promise<string> {
  const { database } = dependencies
  const [demoId, ...others] = memberIds
  const moderator = await database.member.findUniqueOrThrow({ where: { id: others.pop() ?? '' } })
  await setRole(dependencies, { username: moderator.username, role: 'moderator' })
  const isByOthers = { authorId: { notIn: [demoId ?? '', moderator.id] } }
  const newest = { orderBy: { createdAt: 'desc' }, take: 2 } as const
  const pictures = await database.post.findMany({
    where: { ...isByOthers, mediaId: { not: null } },
    ...newest,
  })
  const jokes = await database.post.findMany({ where: { ...isByOthers, mediaId: null }, ...newest })
  const comments = await database.comment.findMany({ where: { ...isByOthers, deletedAt: null }, ...newest })

  const reportToCase = async (typename: string, id: string, authorId: string | null) => {
    const reporters = others.filter((memberId) => memberId !== authorId)
    for (const [index, { reason, note }] of REPORTS.entries()) {
      const viewer = writerOf(reporters[index])
      await report(dependencies, viewer, { subjectId: encodeGlobalId(typename, id), reason, note })
    }
    return database.moderationCase.findFirstOrThrow({ where: { subjectId: id } })
  }
  const cases = []
  for (const { id, authorId } of [...pictures, ...jokes]) cases.push(await reportToCase('Post', id, authorId))
  for (const { id, authorId } of comments) cases.push(await reportToCase('Comment', id, authorId))
  const [memberId = ''] = others
  cases.push(await reportToCase('User', memberId, memberId))

  const warned = cases[2]
  const dismissed = cases[3]
  const decide = { reason: null, suspendDays: null }
  if (warned?.authorId) {
    const note = 'This breaks our rules. We may suspend your account if it happens again.'
    await decideCase(dependencies, writerOf(moderator.id), warned.id, { ...decide, action: 'WARN', note })
    const text = 'It is about my own brother, who laughed more than anyone.'
    await appeal(dependencies, writerOf(warned.authorId), { caseId: warned.id, token: null, text })
  }
  if (dismissed) {
    const note = 'It does not break the rules.'
    await decideCase(dependencies, writerOf(moderator.id), dismissed.id, {
      ...decide,
      action: 'DISMISS',
      note,
    })
  }
  return encodeGlobalId('ModerationCase', cases[0]?.id ?? '')
}

function writerOf(memberId = '') {
  return { memberId, sessionId: '' }
}
