import { beforeAll, describe, expect, test } from 'vitest'
import { GROUP_RULES_MAX, OWNED_GROUPS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { changeGroup, createGroup, groupSeenBy, outcomesOf } from '#tests/support/groups.ts'
import { valueAt } from '#tests/support/json.ts'
import { createMember, createTrio, type TestMember } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ann: TestMember
beforeAll(async () => {
  ann = await createMember(app)
})

const create = (input: Record<string, unknown>) =>
  changeGroup(ann, 'createGroup', { slug: 'sourdough', name: 'Sourdough', ...input })

test.each([
  ['slug', 'ab', messages.groupSlugInvalid],
  ['slug', 'a'.repeat(31), messages.groupSlugInvalid],
  ['slug', 'Bread', messages.groupSlugInvalid],
  ['slug', '-bread', messages.groupSlugInvalid],
  ['slug', 'bread-', messages.groupSlugInvalid],
  ['slug', 'bread--rolls', messages.groupSlugInvalid],
  ['slug', 'bröd', messages.groupSlugInvalid],
  ['slug', 'new', messages.groupSlugReserved],
  ['slug', 'edit', messages.groupSlugReserved],
  ['slug', 'members', messages.groupSlugReserved],
  ['name', '  ', messages.groupNameRequired],
  ['name', '👩‍🍳'.repeat(51), messages.groupNameTooLong],
  ['description', 'x'.repeat(501), messages.groupDescriptionTooLong],
  ['rules.1', ['Be kind', ''], messages.groupRuleInvalid],
  ['rules.0', ['x'.repeat(201)], messages.groupRuleInvalid],
  ['rules', Array.from({ length: GROUP_RULES_MAX + 1 }, () => 'Be kind'), messages.tooManyGroupRules],
])('%s %j is refused', async (path, value, message) => {
  const [field = ''] = path.split('.')
  expect(await create({ [field]: value })).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ path, message }],
  })
})

test('longest values are accepted', async () => {
  const input = {
    slug: `${'a-'.repeat(14)}ab`,
    name: '👩‍🍳'.repeat(50),
    description: 'x'.repeat(500),
    rules: Array.from({ length: GROUP_RULES_MAX }, () => 'x'.repeat(200)),
  }
  expect(await create(input)).toMatchObject({ group: input })
})

test('slug is unique, also for simultaneous requests, and free again after the deletion', async () => {
  const results = await Promise.all([1, 2, 3].map(() => create({ slug: 'rye-bread' })))
  expect(outcomesOf(results)).toEqual(['GROUP_SLUG_TAKEN', 'GROUP_SLUG_TAKEN', 'ok'])
  const groupId = results.map((result) => valueAt(result, 'group.id')).find(Boolean)
  await changeGroup(ann, 'deleteGroup', { groupId })
  expect(await create({ slug: 'rye-bread' })).toMatchObject({ group: { slug: 'rye-bread' } })
})

test('repeated request with the same key creates one group', async () => {
  const input = { slug: 'bagels', idempotencyKey: 'bagels-1' }
  const [first, second] = await Promise.all([create(input), create(input)])
  expect(first).toMatchObject({ group: { slug: 'bagels' } })
  expect(second).toEqual(first)
  expect(await create({ ...input, name: 'Other' })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
})

test('a member owns at most twenty groups', async () => {
  const [owner, other] = await createTrio(app)
  const { database, clock } = app.dependencies
  const groups = Array.from({ length: OWNED_GROUPS_MAX - 1 }, (_item, index) => ({
    id: crypto.randomUUID(),
    slug: `owned-${index}`,
    name: 'Owned',
    createdAt: clock.now(),
  }))
  await database.group.createMany({ data: groups })
  await database.groupMember.createMany({
    data: groups.map(({ id: groupId }) => {
      return { groupId, memberId: owner.id, role: 'OWNER', joinedAt: clock.now() } as const
    }),
  })
  const attempts = await Promise.all(
    ['last-one', 'one-more'].map((slug) => changeGroup(owner, 'createGroup', { slug, name: 'Bread' })),
  )
  expect(outcomesOf(attempts)).toEqual(['LIMIT_REACHED', 'ok'])
  const group = await createGroup(other)
  await changeGroup(owner, 'joinGroup', { groupId: group.id })
  const userId = (await owner.graphql.send('{ viewer { user { id } } }')).text('viewer.user.id')
  expect(
    await changeGroup(other, 'setGroupRole', { groupId: group.id, userId, role: 'OWNER' }),
  ).toMatchObject({ code: 'LIMIT_REACHED', message: messages.tooManyOwnedGroups })
})

describe('cover', () => {
  async function upload(picture: Blob): Promise<string> {
    const form = new FormData()
    form.append('file', picture, 'cover.png')
    return (await ann.rest.form('/media', form)).text('media.id')
  }

  test('is an uploaded image of the member, is replaced and removed with its file', async () => {
    const coverMediaId = await upload(await drawPicture({ width: 600, height: 200 }))
    const group = await createGroup(ann, { coverMediaId })
    const url = valueAt(await groupSeenBy(ann, group), 'cover.url')
    expect((await ann.http.fetch(String(url))).status).toBe(200)
    expect(await create({ slug: 'same-cover', coverMediaId })).toMatchObject({
      fields: [{ path: 'mediaId', message: messages.uploadInUse }],
    })
    const other = await upload(await drawPicture({ width: 300, height: 200 }))
    await changeGroup(ann, 'updateGroup', { groupId: group.id, coverMediaId: other })
    await app.dependencies.background.drain()
    expect((await ann.http.fetch(String(url))).status).toBe(404)
    expect(await changeGroup(ann, 'updateGroup', { groupId: group.id, name: 'Kept' })).toMatchObject({
      group: { name: 'Kept', cover: { url: expect.stringContaining(other) } },
    })
    expect(await changeGroup(ann, 'updateGroup', { groupId: group.id, coverMediaId: null })).toMatchObject({
      group: { cover: null },
    })
  })
})
