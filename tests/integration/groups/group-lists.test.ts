import { beforeAll, expect, test } from 'vitest'
import { createGroup, changeGroup, join, type TestGroup } from '#tests/support/groups.ts'
import { listAt, valueAt } from '#tests/support/json.ts'
import { createTrio, visit, type TestMember } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
const visitor = visit(app)
let ann: TestMember
let ben: TestMember
let cid: TestMember
let small: TestGroup
let large: TestGroup
// Otherwise, groups of other test files could fill the first page of a list.
beforeAll(async () => void (await app.dependencies.database.group.deleteMany()))
beforeAll(async () => {
  ;[ann, ben, cid] = await createTrio(app)
  large = await createGroup(ann, { name: 'Quokka keepers', description: 'Snacks & selfies' })
  await join(large, ben, cid)
  app.clock.advance(1)
  small = await createGroup(ben, { name: 'Marsupials', description: 'Also about the quokka' })
})

async function slugsOf(list: string, { graphql }: Pick<TestMember, 'graphql'> = visitor): Promise<unknown[]> {
  const { data } = await graphql.send(`{ ${list} { edges { node { slug } } } }`)
  const [field = ''] = list.split('(')
  const known = new Set([small.slug, large.slug])
  const slugs = listAt(data, `${field}.edges`).map((edge) => String(valueAt(edge, 'node.slug')))
  return slugs.filter((slug) => known.has(slug))
}

test('visitors list groups by members, by age and by joins', async () => {
  expect(await slugsOf('groups(first: 50)')).toEqual([large.slug, small.slug])
  expect(await slugsOf('groups(sort: NEWEST, first: 50)')).toEqual([small.slug, large.slug])
  expect(await slugsOf('groups(sort: RISING, first: 50)')).toEqual([large.slug, small.slug])
})

test('pages of groups neither skip nor repeat', async () => {
  const slugs: unknown[] = []
  let after = ''
  for (;;) {
    const { data } = await visitor.graphql.send(
      `{ groups(sort: NEWEST, first: 1${after}) { edges { node { slug } } pageInfo { endCursor hasNextPage } } }`,
    )
    slugs.push(valueAt(data, 'groups.edges.0.node.slug'))
    if (valueAt(data, 'groups.pageInfo.hasNextPage') !== true) break
    after = `, after: "${String(valueAt(data, 'groups.pageInfo.endCursor'))}"`
  }
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs).toEqual(expect.arrayContaining([small.slug, large.slug]))
})

test('viewer lists their groups, joined last first', async () => {
  const { data } = await ben.graphql.send('{ viewer { groups { edges { node { slug viewerRole } } } } }')
  expect(listAt(data, 'viewer.groups.edges').map((edge) => valueAt(edge, 'node'))).toEqual([
    { slug: small.slug, viewerRole: 'OWNER' },
    { slug: large.slug, viewerRole: 'MEMBER' },
  ])
})

test('search finds groups by name, slug and description, names first', async () => {
  expect(await slugsOf('searchGroups(query: "quok")')).toEqual([large.slug, small.slug])
  expect(await slugsOf('searchGroups(query: "SELFIES snacks")')).toEqual([large.slug])
  expect(await slugsOf(`searchGroups(query: "${small.slug}")`)).toEqual([small.slug])
  expect(await slugsOf('searchGroups(query: "quokka zebra")')).toEqual([])
  expect(await slugsOf('searchGroups(query: "")')).toEqual([])
})

test('search finds the new name of a group', async () => {
  await changeGroup(ben, 'updateGroup', { groupId: small.id, name: 'Wallabies' })
  expect(await slugsOf('searchGroups(query: "wallabies")')).toEqual([small.slug])
  expect(await slugsOf('searchGroups(query: "marsupials")')).toEqual([])
})
