import { messages } from '#rules/messages.ts'
import { loadComments } from '#server/features/comments/load-comment.ts'
import { loadFirstOwner, loadGroups } from '#server/features/groups/group-query.ts'
import { loadMember } from '#server/features/members/member-view.ts'
import { loadPost } from '#server/features/posts/load-post.ts'
import type { CaseSubjectType } from '#server/generated/prisma/client.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { decodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { validate } from 'uuid'

export type Subject = {
  type: CaseSubjectType
  id: string
  /** The member themselves, the author of the content, or the longest-serving owner of the group. */
  authorId: string
  /** What moderators read if the subject is edited or deleted. */
  snapshot: string
}

type Load = (dependencies: Dependencies, viewer: Viewer, id: string) => Promise<Subject | null>

const LOAD: Readonly<Record<string, Load>> = {
  async Post(dependencies, viewer, id) {
    const post = await loadPost(dependencies, viewer, id)
    return post && { type: 'POST', id, authorId: post.author.id, snapshot: textOf(post) }
  },
  async Comment(dependencies, viewer, id) {
    const [comment] = await loadComments(dependencies, viewer, [id])
    if (!comment?.author || comment.isDeleted) return null
    return { type: 'COMMENT', id, authorId: comment.author.id, snapshot: textOf(comment) }
  },
  async Group(dependencies, viewer, id) {
    const [group] = await loadGroups(dependencies, viewer, [id])
    const owner = group && (await loadFirstOwner(dependencies, id))
    if (!owner) return null
    const { name, description, rules } = group
    return { type: 'GROUP', id, authorId: owner, snapshot: lines(name, description, ...rules) }
  },
  async User(dependencies, viewer, id) {
    const member = await loadMember(dependencies, viewer, id)
    if (!member) return null
    const { fullName, username, bio } = member
    return { type: 'MEMBER', id, authorId: id, snapshot: lines(`${fullName} (@${username})`, bio) }
  },
}

/** Throws NotFoundError if the viewer cannot see the post, comment, member or group with the global id. */
export async function requireSubject(
  dependencies: Dependencies,
  viewer: Viewer,
  globalId: string,
): Promise<Subject> {
  const { typename, id } = decodeGlobalId(globalId)
  const subject = validate(id) ? await LOAD[typename]?.(dependencies, viewer, id) : null
  if (!subject) throw new NotFoundError(messages.reportSubjectNotFound)
  return subject
}

function textOf({ text, media }: { text: string; media: { altText: string } | null }): string {
  return lines(text, media && `[${media.altText || 'picture or video'}]`)
}

function lines(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join('\n')
}
