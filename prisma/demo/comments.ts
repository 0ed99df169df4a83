import { mentionsOf } from '#rules/post-rules.ts'
import { castThread, type Cast, type Castable } from './cast.ts'
import { planCommentReactions } from './comment-reactions.ts'
import type { CommentedPost, DemoComment } from './demo-comment.ts'
import type { DemoImage } from './images/scene.ts'
import { timeAfter } from './moments.ts'
import type { Random } from './random.ts'
import { allThreads } from './threads/all-threads.ts'
import { commentPictures } from './threads/comment-pictures.ts'
import type { ScriptedComment, Thread } from './threads/parse-threads.ts'

type Context = {
  random: Random
  cast: Cast
  members: readonly Castable[]
  post: CommentedPost
  now: Date
  comments: DemoComment[]
}

const MINUTE = 60 * 1000
const TOP_LEVEL_DELAY = 45 * MINUTE
const REPLY_DELAY = 18 * MINUTE
const EDIT_DELAY = 2 * MINUTE
const IMAGE_PREFIX = 'image:'

/** Returns the comments on a post, each after its parent, from the thread that was written for the post. */
export function planComments(
  random: Random,
  post: CommentedPost,
  members: readonly Castable[],
  now: Date,
): DemoComment[] {
  const thread = allThreads.find((candidate) => isThreadOf(candidate, post))
  if (!thread) return []
  const cast = castThread(random.fork('cast'), thread.comments, members, post)
  const comments: DemoComment[] = []
  addComments({ random, cast, members, post, now, comments }, thread.comments, null)
  return comments
}

export function isThreadOf(
  { post: beginning }: Thread,
  { text, image }: Pick<CommentedPost, 'text' | 'image'>,
) {
  if (!beginning.startsWith(IMAGE_PREFIX)) return text.startsWith(beginning)
  return image?.altText.includes(beginning.slice(IMAGE_PREFIX.length).trim()) ?? false
}

function addComments(context: Context, scripts: readonly ScriptedComment[], parent: number | null): void {
  const { random, post, now, comments } = context
  const after = parent === null ? post.createdAt : (comments[parent]?.createdAt ?? now)
  const delay = parent === null ? TOP_LEVEL_DELAY : REPLY_DELAY
  // Siblings are in the order of the script.
  const times = scripts
    .map(() => timeAfter(random, after, delay, now))
    .sort((one, other) => (one ?? now).getTime() - (other ?? now).getTime())
  for (const [index, script] of scripts.entries()) addComment(context, script, parent, times[index] ?? null)
}

function addComment(
  context: Context,
  script: ScriptedComment,
  parent: number | null,
  time: Date | null,
): void {
  const { random, cast, members, now, comments } = context
  const member = cast.memberOf(script.speaker)
  const speaker = members[member ?? -1]
  const text = cast.textOf(script.text)
  if (!speaker || mentionsOf(text).includes(speaker.username)) return
  const createdAt =
    time && time < speaker.joinedAt ? timeAfter(random, speaker.joinedAt, TOP_LEVEL_DELAY, now) : time
  if (!createdAt) return
  const isDeleted = script.marks.includes('deleted')
  const editedAt = new Date(createdAt.getTime() + EDIT_DELAY)
  const comment: DemoComment = {
    parent,
    depth: parent === null ? 0 : (comments[parent]?.depth ?? 0) + 1,
    author: isDeleted ? null : member,
    text: isDeleted ? '' : text,
    image: pictureOf(random, script.marks),
    createdAt,
    editedAt: script.marks.includes('edited') && editedAt < now ? editedAt : null,
    deletedAt: null,
    reactions: [],
  }
  comment.reactions = planCommentReactions(random, comment, script.marks, context)
  const index = comments.push(comment) - 1
  addComments(context, script.replies, index)
  if (!isDeleted) return
  const newest = comments.at(-1)
  // Only a comment with replies leaves a placeholder.
  if (!newest || newest === comment) comments.pop()
  else comment.deletedAt = newest.createdAt
}

function pictureOf(random: Random, marks: readonly string[]): DemoImage | null {
  const idea = marks.map((mark) => commentPictures.get(mark)).find((found) => found !== undefined)
  return idea?.compose(random.fork('picture')) ?? null
}
