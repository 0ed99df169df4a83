import { createGroup } from '#server/features/groups/create-group.ts'
import { joinGroup } from '#server/features/groups/join-group.ts'
import { approveMember, setGroupRole } from '#server/features/groups/moderate-members.ts'
import { pinPost } from '#server/features/groups/moderate-posts.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'
import type { Action } from './actions.ts'
import type { Group } from './script.ts'
import { idOf, keep, upload, viewerOf, type Stage } from './stage.ts'

export type GroupAction = Extract<Action, { group: Group }>

/** Performs the action with the operation that members use. */
export async function performGroup(
  dependencies: Dependencies,
  stage: Stage,
  action: GroupAction,
): Promise<unknown> {
  const { group } = action
  switch (action.does) {
    case 'found group':
      return keep(stage.groups, group.slug, found(dependencies, stage, action))
    case 'join group':
      return keep(
        stage.memberships,
        membershipOf(group.slug, action.member),
        join(dependencies, stage, action),
      )
    case 'appoint moderator': {
      const userId = await idOf(stage.memberships, membershipOf(group.slug, action.moderator))
      const target = { groupId: await idOf(stage.groups, group.slug), userId, role: 'MODERATOR' } as const
      return setGroupRole(dependencies, await viewerOf(stage, action), target)
    }
    case 'pin': {
      const target = {
        groupId: await idOf(stage.groups, group.slug),
        postId: await idOf(stage.written, action.post),
      }
      return pinPost(dependencies, await viewerOf(stage, action), target)
    }
  }
}

async function found(dependencies: Dependencies, stage: Stage, action: GroupAction): Promise<string> {
  const viewer = await viewerOf(stage, action)
  const { slug, name, description, rules, joining, cover } = action.group
  const coverMediaId = await upload(dependencies, stage, viewer, cover)
  const input = { slug, name, description, rules, joining, coverMediaId, idempotencyKey: null }
  const { id } = await createGroup(dependencies, viewer, input)
  return id
}

async function join(
  dependencies: Dependencies,
  stage: Stage,
  action: Extract<Action, { does: 'join group' }>,
): Promise<string> {
  const viewer = await viewerOf(stage, action)
  const { group, isApproved } = action
  const groupId = await idOf(stage.groups, group.slug)
  await joinGroup(dependencies, viewer, { groupId })
  if (isApproved && group.joining === 'ON_REQUEST') {
    const owner: SessionViewer = { memberId: await idOf(stage.members, group.owner), sessionId: '' }
    await approveMember(dependencies, owner, { groupId, userId: viewer.memberId })
  }
  return viewer.memberId
}

/** Returns the id of the group of a post, once its author is a member. */
export async function groupOf(stage: Stage, slug: string, author: string): Promise<string> {
  await stage.memberships.get(membershipOf(slug, author))
  return idOf(stage.groups, slug)
}

const membershipOf = (slug: string, username: string) => `${slug} ${username}`
