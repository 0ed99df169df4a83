import { messages } from '#rules/messages.ts'
import { commentChanged } from '#server/features/comments/comment-events.ts'
import { requireComment } from '#server/features/comments/load-comment.ts'
import { publishPostChange } from '#server/features/posts/post-events.ts'
import { requireDone, toOutcomes, type ActionOutcome } from '#server/features/posts/post-actions.ts'
import type { ReactionKind } from '#server/generated/prisma/client.ts'
import { coalesceByKey, writeSql } from '#server/platform/coalesce-by-key.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { perApp } from '#server/platform/per-app.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { SET_COMMENT_REACTIONS, SET_POST_REACTIONS } from './set-reactions.ts'

export type Reaction = {
  /** Null removes the reaction. */
  kind: ReactionKind | null
  /** Whether the same kind again removes the reaction, which otherwise changes nothing. */
  isToggled: boolean
}

type Item = Reaction & { memberId: string }

export const postReactions = batchReactions(SET_POST_REACTIONS, publishPostChange)

/** Its caller publishes the change, which needs the id of the post. */
const commentReactions = batchReactions(SET_COMMENT_REACTIONS, () => undefined)

/** Reactions to one subject at the same time share a statement. */
function batchReactions(
  setReactions: typeof SET_POST_REACTIONS,
  publish: (dependencies: Dependencies, subjectId: string) => void,
) {
  return perApp((dependencies) => {
    const run = writeSql(dependencies)
    return coalesceByKey<Item, ActionOutcome>(async (subjectId, items) => {
      const rows = await setReactions(run, {
        subjectId,
        memberIds: items.map(({ memberId }) => memberId),
        kinds: items.map(({ kind }) => kind && kind.toLowerCase()),
        areToggled: items.map(({ isToggled }) => isToggled),
        now: dependencies.clock.now(),
      })
      if (rows.some(({ isChanged }) => isChanged)) publish(dependencies, subjectId)
      return toOutcomes(rows, items)
    })
  })
}

export async function reactToPost(
  dependencies: Dependencies,
  { memberId }: Writer,
  postId: string,
  reaction: Reaction,
): Promise<void> {
  await limitUse(dependencies, 'reactions', memberId)
  requireDone(await postReactions(dependencies)(postId, { ...reaction, memberId }), messages.postNotFound)
}

export async function reactToComment(
  dependencies: Dependencies,
  viewer: Writer,
  commentId: string,
  reaction: Reaction,
): Promise<void> {
  const { memberId } = viewer
  await limitUse(dependencies, 'reactions', memberId)
  const { postId } = await requireComment(dependencies, viewer, commentId)
  const outcome = await commentReactions(dependencies)(commentId, { ...reaction, memberId })
  requireDone(outcome, messages.commentNotFound)
  publishEvent(dependencies, commentChanged, { commentId, postId })
}
