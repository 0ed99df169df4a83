import { CommentRef } from '#server/features/comments/comment.graphql.ts'
import { loadComments } from '#server/features/comments/load-comment.ts'
import type { CommentView } from '#server/features/comments/comment-query.ts'
import { loadGroups, type GroupView } from '#server/features/groups/group-query.ts'
import { GroupRef } from '#server/features/groups/group.graphql.ts'
import { loadMembers, type MemberView } from '#server/features/members/member-view.ts'
import { UserRef } from '#server/features/members/user.graphql.ts'
import { loadPosts } from '#server/features/posts/load-post.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import { PostRef } from '#server/features/posts/post.graphql.ts'
import type { CaseSubjectType } from '#server/generated/prisma/client.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { requireViewer } from '#server/platform/viewer.ts'

type SubjectView = PostView | CommentView | MemberView | GroupView

const CaseSubject = builder.unionType('CaseSubject', {
  description: 'A post, comment, member or group that can be reported.',
  types: [PostRef, CommentRef, UserRef, GroupRef],
  resolveType: (subject) => {
    if ('tags' in subject) return PostRef
    if ('slug' in subject) return GroupRef
    return 'depth' in subject ? CommentRef : UserRef
  },
})

export const subjectField = {
  type: CaseSubject,
  nullable: true,
  description: 'The post, comment, member or group. Null if it was deleted.',
} as const

const LOAD = { POST: loadPosts, COMMENT: loadComments, MEMBER: loadMembers, GROUP: loadGroups } as const
const TYPENAMES = { POST: 'Post', COMMENT: 'Comment', MEMBER: 'User', GROUP: 'Group' } as const

const load = createContextLoader<SubjectView | null, CaseSubjectType>(({ dependencies, viewer }, ids, type) =>
  LOAD[type](dependencies, requireViewer(viewer), ids),
)

type SubjectOf = { subjectType: CaseSubjectType; subjectId: string }

export function loadSubject({ subjectType, subjectId }: SubjectOf, context: GraphQLContext) {
  return load(context, subjectId, subjectType)
}

export function globalIdOf({ subjectType, subjectId }: SubjectOf): string {
  return encodeGlobalId(TYPENAMES[subjectType], subjectId)
}

const loadMemberOf = createContextLoader<MemberView | null>(({ dependencies, viewer }, ids) =>
  loadMembers(dependencies, viewer, ids),
)

/** Null without an id, and for deleted accounts. */
export async function loadUser(id: string | null, context: GraphQLContext): Promise<MemberView | null> {
  return id === null ? null : loadMemberOf(context, id, undefined)
}
