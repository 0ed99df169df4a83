import { PINNED_POSTS_MAX } from '#rules/limits.ts'
import { USER_ID } from '#server/features/members/user.graphql.ts'
import { POST_ID } from '#server/features/posts/post.graphql.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import type { IdInput } from '#server/platform/graphql/require-id.ts'
import { IdempotencyKeyReusedError } from '#server/platform/idempotency.ts'
import {
  LimitReachedError,
  NotAllowedError,
  UnsupportedFileTypeError,
  ValidationError,
  type RefusalClass,
} from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { createGroup } from './create-group.ts'
import { deleteGroup } from './delete-group.ts'
import type { GroupView } from './group-query.ts'
import { GROUP_ID, groupField, GroupJoiningRef, GroupRoleRef } from './group.graphql.ts'
import { joinGroup, leaveGroup } from './join-group.ts'
import {
  approveMember,
  banMember,
  declineMember,
  removeMember,
  setGroupRole,
  unbanMember,
} from './moderate-members.ts'
import { pinPost, removePost, unpinPost } from './moderate-posts.ts'
import { GroupSlugTakenError } from './refusals.ts'
import { updateGroup } from './update-group.ts'

const DESCRIPTIONS = {
  name: 'The name, at most 50 characters.',
  description: 'The description, at most 500 characters.',
  rules: 'The rules, at most 10 with 200 characters each.',
  joining: 'How members join.',
  coverMediaId: 'The id of an image that was uploaded to POST /api/v1/media and is not used yet.',
}

defineMutation('createGroup', {
  access: 'write',
  description: 'Creates a group, whose owner is the viewer.',
  refusals: [
    ValidationError,
    GroupSlugTakenError,
    LimitReachedError,
    UnsupportedFileTypeError,
    IdempotencyKeyReusedError,
  ],
  input: (t) => ({
    slug: t.string({
      required: true,
      description: 'The unique part of its address: 3 to 30 letters `a-z`, digits and single hyphens.',
    }),
    name: t.string({ required: true, description: DESCRIPTIONS.name }),
    description: t.string({ defaultValue: '', description: DESCRIPTIONS.description }),
    rules: t.stringList({ defaultValue: [], description: DESCRIPTIONS.rules }),
    joining: t.field({ type: GroupJoiningRef, defaultValue: 'OPEN', description: DESCRIPTIONS.joining }),
    coverMediaId: t.field({ type: 'UUID', description: DESCRIPTIONS.coverMediaId }),
    idempotencyKey: t.string({
      description:
        'A key of at most 200 characters chosen by the client. Sending it again within a day returns the group that the first request created.',
    }),
  }),
  resolve: async (input, viewer, { dependencies }) => ({
    group: await createGroup(dependencies, viewer, {
      slug: input.slug,
      name: input.name,
      description: input.description ?? '',
      rules: input.rules ?? [],
      joining: input.joining ?? 'OPEN',
      coverMediaId: input.coverMediaId ?? null,
      idempotencyKey: input.idempotencyKey ?? null,
    }),
  }),
  payload: (t) => ({ group: t.expose('group', groupField) }),
})

defineMutation('updateGroup', {
  access: 'write',
  description: 'Changes the fields of a group that are given. Owners and moderators of the group can.',
  refusals: [ValidationError, NotAllowedError, UnsupportedFileTypeError],
  ids: { groupId: GROUP_ID },
  input: (t) => ({
    name: t.string({ description: DESCRIPTIONS.name }),
    description: t.string({ description: DESCRIPTIONS.description }),
    rules: t.stringList({ description: DESCRIPTIONS.rules }),
    joining: t.field({ type: GroupJoiningRef, description: DESCRIPTIONS.joining }),
    coverMediaId: t.field({
      type: 'UUID',
      description: `${DESCRIPTIONS.coverMediaId} Null removes the cover.`,
    }),
  }),
  resolve: async ({ groupId, ...input }, viewer, { dependencies }) => ({
    group: await updateGroup(dependencies, viewer, groupId, {
      name: input.name ?? undefined,
      description: input.description ?? undefined,
      rules: input.rules ?? undefined,
      joining: input.joining ?? undefined,
      coverMediaId: input.coverMediaId,
    }),
  }),
  payload: (t) => ({ group: t.expose('group', groupField) }),
})

defineMutation('deleteGroup', {
  access: 'write',
  description: 'Deletes a group, whose posts remain outside of groups. Owners of the group can.',
  refusals: [NotAllowedError],
  ids: { groupId: GROUP_ID },
  resolve: async ({ groupId }, viewer, { dependencies }) => {
    await deleteGroup(dependencies, viewer, groupId)
    return { deletedGroupId: encodeGlobalId('Group', groupId) }
  },
  payload: (t) => ({
    deletedGroupId: t.exposeID('deletedGroupId', { description: 'The `Group.id` of the deleted group.' }),
  }),
})

type Change<Name extends string> = {
  description: string
  ids: Record<Name, IdInput>
  refusals?: readonly RefusalClass[]
  change(dependencies: Dependencies, viewer: Writer, target: Record<Name, string>): Promise<GroupView>
}

/** Defines a mutation whose input are ids, and whose payload is the group. */
function defineChange<Name extends string>(name: string, mutation: Change<Name>): void {
  const { description, ids, refusals = [], change } = mutation
  defineMutation(name, {
    access: 'write',
    description,
    refusals: [NotAllowedError, ...refusals],
    ids,
    resolve: async (target: Record<Name, string>, viewer, { dependencies }) => ({
      group: await change(dependencies, viewer, target),
    }),
    payload: (t) => ({ group: t.expose('group', groupField) }),
  })
}

const GROUP = { groupId: GROUP_ID }
const MEMBER = { groupId: GROUP_ID, userId: USER_ID }
const POST = { groupId: GROUP_ID, postId: POST_ID }
const BY_MODERATORS = 'Owners and moderators of the group can.'

defineChange('joinGroup', {
  description: 'Joins a group, or asks to join one that accepts requests only. Repeating it changes nothing.',
  ids: GROUP,
  refusals: [LimitReachedError],
  change: joinGroup,
})
defineChange('leaveGroup', {
  description: 'Leaves a group or withdraws the request to join. Otherwise, nothing changes.',
  ids: GROUP,
  change: leaveGroup,
})
defineChange('approveGroupMember', {
  description: `Accepts the request of a member to join. Repeating it changes nothing. ${BY_MODERATORS}`,
  ids: MEMBER,
  refusals: [LimitReachedError],
  change: approveMember,
})
defineChange('declineGroupMember', {
  description: `Declines the request of a member to join. Without a request, nothing changes. ${BY_MODERATORS}`,
  ids: MEMBER,
  change: declineMember,
})
defineChange('removeGroupMember', {
  description: `Ends the membership of a member, who can join again. Without membership, nothing changes. ${BY_MODERATORS}`,
  ids: MEMBER,
  change: removeMember,
})
defineChange('banGroupMember', {
  description: `Ends membership and requests of a member and prevents new ones. Repeating it changes nothing. ${BY_MODERATORS}`,
  ids: MEMBER,
  change: banMember,
})
defineChange('unbanGroupMember', {
  description: `Lets a banned member join again. Without a ban, nothing changes. ${BY_MODERATORS}`,
  ids: MEMBER,
  change: unbanMember,
})
defineChange('pinGroupPost', {
  description: `Shows a post at the top of its group, at most ${PINNED_POSTS_MAX} at a time. ${BY_MODERATORS}`,
  ids: POST,
  refusals: [LimitReachedError],
  change: pinPost,
})
defineChange('unpinGroupPost', {
  description: `Ends the pinning of a post. ${BY_MODERATORS}`,
  ids: POST,
  change: unpinPost,
})
defineChange('removeGroupPost', {
  description: `Takes a post out of its group. It stays on the profile of its author. ${BY_MODERATORS}`,
  ids: POST,
  change: removePost,
})

defineMutation('setGroupRole', {
  access: 'write',
  description:
    'Changes the role of a member of a group. Owners of the group can. The last owner keeps the role.',
  refusals: [NotAllowedError, LimitReachedError],
  ids: MEMBER,
  input: (t) => ({ role: t.field({ type: GroupRoleRef, required: true, description: 'The new role.' }) }),
  resolve: async (input, viewer, { dependencies }) => ({
    group: await setGroupRole(dependencies, viewer, input),
  }),
  payload: (t) => ({ group: t.expose('group', groupField) }),
})
