import { isolate } from '#rules/isolate.ts'
import { messages } from '#rules/messages.ts'
import {
  decisionsPath,
  followersPath,
  groupRequestsPath,
  groupPath,
  groupsPath,
  memberPath,
  postPath,
  settingsPath,
  transparencyPath,
} from '#rules/site-paths.ts'
import type { NotificationKind } from '#server/generated/prisma/client.ts'
import type { MemberView } from '#server/features/members/member-view.ts'
import type { NotificationView } from './notification-query.ts'

/** The actors that a sentence names. */
const NAMED_ACTORS = 2

const ACTIONS: Partial<Record<NotificationKind, string>> = {
  POST_LIKED: messages.likedYourPost,
  COMMENT_LIKED: messages.likedYourComment,
  POST_COMMENTED: messages.commentedOnYourPost,
  COMMENT_REPLIED: messages.repliedToYourComment,
  FOLLOWED: messages.followedYou,
  POST_REMIXED: messages.remixedYourMeme,
  POST_CREDITED: messages.creditedYou,
}

/** Returns a sentence such as "Ann, Bo and 12 others liked your post". */
export function notificationText({
  kind,
  text,
  commentId,
  groupName,
  actorCount,
  actors,
}: Pick<NotificationView, 'kind' | 'text' | 'commentId' | 'groupName' | 'actorCount'> & {
  actors: readonly Pick<MemberView, 'fullName'>[]
}): string {
  if (text !== '') return text
  if (kind === 'GROUP_JOIN_REQUESTED')
    return `${namesOf(actors, actorCount)} ${messages.askedToJoin(isolate(groupName ?? ''))}`
  const mention = commentId ? messages.mentionedYouInComment : messages.mentionedYouInPost
  return `${namesOf(actors, actorCount)} ${ACTIONS[kind] ?? mention}`
}

function namesOf(actors: readonly Pick<MemberView, 'fullName'>[], count: number): string {
  const names = actors.slice(0, NAMED_ACTORS).map(({ fullName }) => isolate(fullName))
  const others = count - names.length
  if (others <= 0) return names.join(' and ')
  return `${names.join(', ')} and ${others} ${others === 1 ? 'other' : 'others'}`
}

const DECISION_PATHS: Partial<Record<NotificationKind, string>> = {
  CONTENT_REMOVED: decisionsPath,
  WARNED: decisionsPath,
  APPEAL_DECIDED: decisionsPath,
  REPORT_DECIDED: transparencyPath,
}

/** Returns the path on the site that shows the subject, or else the followers of the recipient or the only actor. */
export function notificationPath({
  kind,
  memberId,
  actorCount,
  actors,
  postId,
  commentId,
  groupSlug,
}: Pick<NotificationView, 'kind' | 'memberId' | 'actorCount' | 'postId' | 'commentId' | 'groupSlug'> & {
  actors: readonly Pick<MemberView, 'id'>[]
}): string {
  if (postId) return commentId ? `${postPath(postId)}?comment=${commentId}` : postPath(postId)
  if (kind.startsWith('GROUP_')) return pathOfGroup(kind, groupSlug)
  const [actor] = actors
  const decided = DECISION_PATHS[kind]
  if (decided) return decided
  if (kind === 'FOLLOWED' && actorCount > 1) return followersPath(memberId)
  return actor ? memberPath(actor.id) : settingsPath
}

function pathOfGroup(kind: NotificationKind, slug: string | null): string {
  if (slug === null) return groupsPath
  return kind === 'GROUP_JOIN_REQUESTED' ? groupRequestsPath(slug) : groupPath(slug)
}
