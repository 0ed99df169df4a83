import { z } from 'zod'
import { POST_EDIT_MINUTES } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { postTextSchema, tagsOf } from '#rules/post-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { NotAllowedError, NotFoundError, parseInput, ValidationError } from '#server/platform/refusals.ts'
import type { Viewer, Writer } from '#server/platform/viewer.ts'
import { limitText } from './limit-text.ts'
import { requirePost } from './load-post.ts'
import { publishPostChange } from './post-events.ts'
import type { PostView } from './post-query.ts'

const inputSchema = z.object({ text: postTextSchema })

/** Changes the text and the tags of a post. Only the author can, within an hour of posting. */
export async function editPost(
  dependencies: Dependencies,
  viewer: Writer,
  input: { postId: string; text: string },
): Promise<PostView> {
  const { text } = parseInput(inputSchema, input)
  const { database, clock } = dependencies
  const post = await requirePost(dependencies, viewer, input.postId)
  if (post.author.id !== viewer.memberId) throw new NotAllowedError(messages.postNotEditable)
  if (!canEdit(post, viewer, clock.now())) throw new NotAllowedError(messages.postEditExpired)
  if (text === '' && !post.media) throw new ValidationError([{ path: 'text', message: messages.postEmpty }])
  if (text === post.text) return post
  await limitUse(dependencies, 'posts', viewer.memberId)
  await limitText(dependencies, viewer, text, post.text)
  const now = clock.now()
  const { count } = await database.post.updateMany({
    where: { id: post.id },
    data: { text, tags: tagsOf(text), editedAt: now, updatedAt: now },
  })
  if (count === 0) throw new NotFoundError(messages.postNotFound)
  publishPostChange(dependencies, post.id)
  return requirePost(dependencies, viewer, post.id)
}

export function canEdit({ author, createdAt }: PostView, viewer: Viewer | null, now: Date): boolean {
  const end = createdAt.getTime() + POST_EDIT_MINUTES * 60_000
  return author.id === viewer?.memberId && now.getTime() < end
}
