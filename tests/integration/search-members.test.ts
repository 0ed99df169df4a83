import { beforeEach, expect, test } from 'vitest'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { change } from '#tests/support/member-mutations.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let cid: TestMember
beforeEach(async () => {
  ;[ann, ben, cid] = await createTrio(app)
})

test('the username comes first, then its beginning, full names and bios', async () => {
  await rename(ann, { username: 'maxi_1', fullName: 'Ann', bio: null })
  await rename(ben, { username: 'max', fullName: 'Ben', bio: null })
  await rename(cid, { username: 'cid_1', fullName: 'Max Müller', bio: 'Puns' })
  const [dan] = await createTrio(app)
  await rename(dan, { username: 'dan_1', fullName: 'Dan', bio: 'Brother of max' })
  expect(await search(ann, 'max')).toEqual(['max', 'maxi_1', 'cid_1', 'dan_1'])
  expect(await search(ann, '@MAX')).toEqual(['max', 'maxi_1', 'cid_1', 'dan_1'])
  expect(await search(ann, 'muller ma')).toEqual(['cid_1'])
  expect(await search(ann, 'pun')).toEqual(['cid_1'])
})

test('a misspelled name finds similar ones if nothing else is found', async () => {
  await rename(ann, { username: 'katharina_w', fullName: 'Katharina Weiß', bio: null })
  expect(await search(ben, 'katarina')).toEqual(['katharina_w'])
  expect(await search(ben, 'katharnia')).toEqual(['katharina_w'])
  expect(await search(ben, 'qqqqq')).toEqual([])
})

test('muted members are found, but neither suspended members nor those across a block', async () => {
  for (const [index, member] of [ann, ben, cid].entries())
    await rename(member, { username: `zebra_${index}`, fullName: 'Zebra', bio: null })
  await change(ann, 'muteUser', ben)
  expect(await search(ann, 'zebra')).toEqual(['zebra_2', 'zebra_1', 'zebra_0'])
  await change(cid, 'blockUser', ann)
  expect(await search(ann, 'zebra')).toEqual(['zebra_1', 'zebra_0'])
  expect(await search(cid, 'zebra')).toEqual(['zebra_2', 'zebra_1'])
  await suspendMember(app.dependencies, 'zebra_1')
  expect(await search(cid, 'zebra')).toEqual(['zebra_2'])
})

test('members are paged, those with more followers first', async () => {
  for (const [index, member] of [ann, ben, cid].entries())
    await rename(member, { username: `koala_${index}`, fullName: 'Koala', bio: null })
  await change(ann, 'followUser', ben)
  const first = await page(ann, 'koala', 'first: 2')
  expect(first.names).toEqual(['koala_1', 'koala_2'])
  expect((await page(ann, 'koala', `first: 2, after: "${first.endCursor}"`)).names).toEqual(['koala_0'])
})

function rename({ id }: TestMember, data: { username: string; fullName: string; bio: string | null }) {
  return app.dependencies.database.member.update({ where: { id }, data })
}

async function page({ graphql }: TestMember, query: string, window = '') {
  const { data, errors } = await graphql.send(
    `query ($query: String!) {
      searchMembers(query: $query ${window && `, ${window}`}) { edges { node { username } } pageInfo { endCursor } }
    }`,
    { query },
  )
  expect(errors).toBeUndefined()
  const { edges, pageInfo } = Object(data).searchMembers
  const names: string[] = edges.map(({ node }: { node: { username: string } }) => node.username)
  return { names, endCursor: String(pageInfo.endCursor) }
}

async function search(member: TestMember, query: string): Promise<string[]> {
  return (await page(member, query)).names
}
