import { expect, test } from 'vitest'
import { schema } from '#server/schema/schema.ts'
import { changeGroup, createGroup, join, outcomesOf, postIn, type TestGroup } from '#tests/support/groups.ts'
import { valueAt } from '#tests/support/json.ts'
import { globalIdOf } from '#tests/support/member-mutations.ts'
import { createMembers, visit, type TestMember } from '#tests/support/members.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
const visitor = visit(app)

/** The mutations that take a group. */
const MUTATIONS = Object.values(schema.getMutationType()?.getFields() ?? {})
  .filter(({ args }) => JSON.stringify(args).includes('Group'))
  .map(({ name }) => name)
  .filter((name) => name.includes('Group'))

/** They change what the next mutation would meet, so each is the last of a group. The others are independent of each other. */
const FINAL = new Set(['deleteGroup', 'joinGroup', 'leaveGroup'])
const GROUPS_OF_ROLE = [
  ['createPost', ...MUTATIONS.filter((name) => !FINAL.has(name)), 'deleteGroup'],
  ['joinGroup'],
  ['leaveGroup'],
]

type Cast = {
  group: TestGroup
  owner: TestMember
  /** Members and askers for mutations that end their state. */
  members: Record<'appointed' | 'removed' | 'banned' | 'approved' | 'declined', string>
  pinned: string
  removed: string
}

/** Brings a member into the role. */
const ROLES: Record<string, (actor: TestMember, cast: Cast) => Promise<unknown>> = {
  nonMember: async () => undefined,
  requested: (actor, { group }) => changeGroup(actor, 'joinGroup', { groupId: group.id }),
  member: admit,
  async moderator(actor, cast) {
    await admit(actor, cast)
    await appoint(actor, cast, 'MODERATOR')
  },
  async owner(actor, cast) {
    await admit(actor, cast)
    await appoint(actor, cast, 'OWNER')
  },
  banned: (actor, { owner, group }) =>
    changeGroup(owner, 'banGroupMember', { groupId: group.id, userId: globalIdOf(actor) }),
}

async function admit(actor: TestMember, { owner, group }: Cast): Promise<void> {
  await changeGroup(actor, 'joinGroup', { groupId: group.id })
  await changeGroup(owner, 'approveGroupMember', { groupId: group.id, userId: globalIdOf(actor) })
}

function appoint(actor: TestMember, { owner, group }: Cast, role: string): Promise<unknown> {
  return changeGroup(owner, 'setGroupRole', { groupId: group.id, userId: globalIdOf(actor), role })
}

/** A group that accepts requests only, with a member, a request and a post. */
async function createCast(): Promise<Cast> {
  const [owner, ...others] = await createMembers(app, 6)
  if (!owner) throw new Error('No member was created')
  const group = await createGroup(owner)
  await join(group, ...others.slice(0, 3))
  await changeGroup(owner, 'updateGroup', { groupId: group.id, joining: 'ON_REQUEST' })
  await join(group, ...others.slice(3))
  const [appointed = '', removed = '', banned = '', approved = '', declined = ''] = others.map(globalIdOf)
  const members = { appointed, removed, banned, approved, declined }
  const posts = [await postIn(group, owner, 'Sourdough'), await postIn(group, owner, 'Toast')]
  return { group, owner, members, pinned: posts[0] ?? '', removed: posts[1] ?? '' }
}

function inputOf(mutation: string, { group, members, pinned, removed }: Cast): Record<string, unknown> {
  const groupId = group.id
  if (mutation === 'createPost') return { text: `Toast ${group.slug}`, groupId }
  if (mutation === 'createGroup') return { slug: `new-${group.slug}`.slice(0, 30), name: 'Toast' }
  if (mutation === 'updateGroup') return { groupId, name: 'Rolls' }
  if (mutation === 'setGroupRole') return { groupId, userId: members.appointed, role: 'MODERATOR' }
  if (mutation.endsWith('GroupPost'))
    return { groupId, postId: mutation === 'removeGroupPost' ? removed : pinned }
  if (mutation === 'approveGroupMember') return { groupId, userId: members.approved }
  if (mutation === 'declineGroupMember') return { groupId, userId: members.declined }
  if (mutation === 'removeGroupMember') return { groupId, userId: members.removed }
  return mutation.endsWith('GroupMember') ? { groupId, userId: members.banned } : { groupId }
}

test('only owners and moderators change a group, and only its members post in it', async () => {
  const lines: string[] = []
  for (const [role, prepare] of Object.entries(ROLES))
    for (const mutations of GROUPS_OF_ROLE) {
      const cast = await createCast()
      const [actor] = await createMembers(app, 1)
      if (!actor) throw new Error('No member was created')
      await prepare(actor, cast)
      for (const mutation of mutations) {
        const result = await sendMutation(actor.graphql, mutation, inputOf(mutation, cast), '__typename')
        lines.push(`${mutation} by ${role}: ${outcomesOf([result]).join()}\n`)
      }
    }
  const cast = await createCast()
  for (const mutation of MUTATIONS) {
    const result = await sendMutation(visitor.graphql, mutation, inputOf(mutation, cast), '__typename')
    lines.push(`${mutation} by visitor: ${outcomesOf([result]).join()}\n`)
  }
  await expect(lines.toSorted().join('')).toMatchFileSnapshot('../../snapshots/group-permissions.txt')
})

test('only owners and moderators read requests, bans and reported posts', async () => {
  for (const [role, prepare] of Object.entries(ROLES)) {
    const cast = await createCast()
    const [actor] = await createMembers(app, 1)
    if (!actor) throw new Error('No member was created')
    await prepare(actor, cast)
    const mayRead = role === 'owner' || role === 'moderator'
    for (const field of [
      'joinRequests { edges { node { id } } }',
      'bannedMembers { edges { node { id } } }',
      'reportedPosts { id }',
    ]) {
      const { errors } = await actor.graphql.send(`{ group(slug: "${cast.group.slug}") { ${field} } }`)
      const code = valueAt(errors, '0.extensions.code')
      expect(code, `${field} by ${role}`).toBe(mayRead ? undefined : 'NOT_ALLOWED')
    }
  }
})
