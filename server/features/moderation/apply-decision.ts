import { messages } from '#rules/messages.ts'
import { commentCreated, commentDeleted } from '#server/features/comments/comment-events.ts'
import { removeGroup, restoreGroup } from '#server/features/groups/remove-group.ts'
import { lockOriginal } from '#server/features/posts/delete-post.ts'
import { postDeleted, publishPostChange } from '#server/features/posts/post-events.ts'
import { hideContent, revealContent } from '#server/features/visibility/hide-content.ts'
import type { ModerationCase } from '#server/generated/prisma/client.ts'
import { lockRow } from '#server/platform/database/lock-rows.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import type { CaseAction } from './decision-rules.ts'
import { lift, suspend } from './suspend-member.ts'

type Effect = { endsAt: Date | null; afterCommit: () => Promise<void> }

type Apply = (
  dependencies: Dependencies,
  transaction: Queries,
  decided: ModerationCase,
  suspendDays: number | null,
) => Promise<Effect>

const effect = (afterCommit: () => void = () => undefined): Effect => ({
  endsAt: null,
  afterCommit: async () => afterCommit(),
})

const DAY = 24 * 60 * 60_000

const ACTIONS: Readonly<Record<CaseAction, Apply>> = {
  DISMISS: async () => effect(),
  async WARN(_dependencies, _transaction, decided) {
    requireAuthor(decided)
    return effect()
  },
  async REMOVE(dependencies, transaction, { subjectType, subjectId: id }) {
    if (subjectType === 'GROUP') {
      const hidden = await removeGroup(dependencies, transaction, id)
      return hidden ? effect(hidden) : refuseDeleted()
    }
    if (subjectType === 'POST') {
      await requirePost(transaction, id)
      await hideContent(transaction, 'posts', 'removed', { id })
      return effect(() => publishEvent(dependencies, postDeleted, { postId: id }))
    }
    const postId = await requireComment(transaction, id)
    await hideContent(transaction, 'comments', 'removed', { id })
    return effect(() => {
      publishEvent(dependencies, commentDeleted, { commentId: id, postId })
      publishPostChange(dependencies, postId)
    })
  },
  async MARK_SENSITIVE(dependencies, transaction, { subjectId: id }) {
    await requirePost(transaction, id)
    const where = { id, isSensitive: false }
    const { count } = await transaction.post.updateMany({ where, data: { isSensitive: true } })
    if (count === 0) throw new ValidationError([{ path: 'action', message: messages.alreadySensitive }])
    return effect(() => publishPostChange(dependencies, id))
  },
  async SUSPEND(dependencies, transaction, decided, suspendDays) {
    const authorId = requireAuthor(decided)
    const endsAt =
      suspendDays === null ? null : new Date(dependencies.clock.now().getTime() + suspendDays * DAY)
    const { afterCommit } = await suspend(dependencies, transaction, authorId, endsAt)
    return { endsAt, afterCommit }
  },
  async REINSTATE(dependencies, transaction, decided) {
    const { action, subjectType, subjectId: id, authorId } = decided
    if (action === 'SUSPEND') return authorId ? endSuspension(dependencies, transaction, decided) : effect()
    if (action === 'MARK_SENSITIVE') {
      await transaction.post.updateMany({ where: { id }, data: { isSensitive: false } })
      return effect(() => publishPostChange(dependencies, id))
    }
    if (action !== 'REMOVE') return effect()
    if (subjectType === 'GROUP') return effect(await restoreGroup(dependencies, transaction, id))
    if (subjectType === 'POST') {
      await lockOriginal(transaction, id)
      await revealContent(transaction, 'posts', 'removed', { id })
      return effect()
    }
    const comment = await transaction.comment.findUnique({ where: { id } })
    if (!comment || !(await lockRow(transaction, 'posts', comment.postId))) return effect()
    await revealContent(transaction, 'comments', 'removed', { id })
    return effect(() => {
      publishEvent(dependencies, commentCreated, { commentId: id, postId: comment.postId })
      publishPostChange(dependencies, comment.postId)
    })
  },
}

/** The caller has locked the author's content and the case. */
export function applyDecision(
  dependencies: Dependencies,
  transaction: Queries,
  decided: ModerationCase,
  { action, suspendDays }: { action: CaseAction; suspendDays: number | null },
): Promise<Effect> {
  return ACTIONS[action](dependencies, transaction, decided, suspendDays)
}

/** The member stays suspended while another decision suspends them. */
async function endSuspension(
  dependencies: Dependencies,
  transaction: Queries,
  { id, authorId }: ModerationCase,
): Promise<Effect> {
  if (!authorId) return effect()
  const another = await transaction.moderationCase.findFirst({
    where: {
      authorId,
      action: 'SUSPEND',
      id: { not: id },
      OR: [{ endsAt: null }, { endsAt: { gt: dependencies.clock.now() } }],
    },
    orderBy: { endsAt: { sort: 'desc', nulls: 'first' } },
  })
  if (another) {
    await transaction.member.update({ where: { id: authorId }, data: { suspendedUntil: another.endsAt } })
    return effect()
  }
  const { afterCommit } = await lift(dependencies, transaction, authorId)
  return { endsAt: null, afterCommit }
}

function requireAuthor({ authorId }: ModerationCase): string {
  if (!authorId) throw new ValidationError([{ path: 'action', message: messages.authorDeleted }])
  return authorId
}

async function requirePost(transaction: Queries, id: string): Promise<void> {
  await lockOriginal(transaction, id)
  if (!(await lockRow(transaction, 'posts', id))) refuseDeleted()
}

/** Returns the id of the post, which is locked before the comment. */
async function requireComment(transaction: Queries, id: string): Promise<string> {
  const comment = await transaction.comment.findUnique({ where: { id, deletedAt: null } })
  if (!comment || !(await lockRow(transaction, 'posts', comment.postId))) return refuseDeleted()
  return comment.postId
}

function refuseDeleted(): never {
  throw new ValidationError([{ path: 'action', message: messages.subjectDeleted }])
}
