import { beforeEach, expect, test } from 'vitest'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { change } from '#tests/support/member-mutations.ts'
import { createMembers, createTrio, type TestMember } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let cid: TestMember
beforeEach(async () => {
  ;[ann, ben, cid] = await createTrio(app)
})

test('followed members come first, then those with the beginning of the username, then the most followed', async () => {
  const [dan, eva] = await createTrio(app)
  await rename(ben, { username: 'heron_1', fullName: 'Ben' })
  await rename(cid, { username: 'cid_heron', fullName: 'Cid Heron' })
  await rename(dan, { username: 'heron_2', fullName: 'Dan' })
  await rename(eva, { username: 'eva_of_lakes', fullName: 'Eva Hérontal' })
  for (const popular of [dan, eva]) await change(ben, 'followUser', popular)
  expect(await suggest(ann, 'her')).toEqual(['heron_2', 'heron_1', 'eva_of_lakes', 'cid_heron'])
  await change(ann, 'followUser', cid)
  expect(await suggest(ann, '@HER')).toEqual(['cid_heron', 'heron_2', 'heron_1', 'eva_of_lakes'])
  expect(await suggest(ann, 'her', 2)).toEqual(['cid_heron', 'heron_2'])
})

test('the exact username comes before followed members', async () => {
  await rename(ben, { username: 'ibis', fullName: 'Ben' })
  await rename(cid, { username: 'ibis_2', fullName: 'Cid' })
  await change(ann, 'followUser', cid)
  expect(await suggest(ann, 'ibis')).toEqual(['ibis', 'ibis_2'])
  expect(await suggest(ann, 'ibi')).toEqual(['ibis_2', 'ibis'])
})

test('neither the viewer, suspended members nor those across a block are suggested, and muted members are', async () => {
  for (const [index, member] of [ann, ben, cid].entries())
    await rename(member, { username: `stilt_${index}`, fullName: 'Stilt' })
  await change(ann, 'followUser', ben)
  await change(ann, 'muteUser', ben)
  expect(await suggest(ann, 's')).toEqual(expect.arrayContaining(['stilt_1', 'stilt_2']))
  expect(await suggest(ann, 'stilt')).toEqual(['stilt_1', 'stilt_2'])
  await change(cid, 'blockUser', ann)
  expect(await suggest(ann, 'stilt_2')).toEqual([])
  expect(await suggest(cid, 'stilt')).toEqual(['stilt_1'])
  await suspendMember(app.dependencies, 'stilt_1')
  expect(await suggest(ann, 'stilt')).toEqual([])
})

test('bios, other parts of words and texts without a word suggest nobody', async () => {
  await rename(ben, { username: 'ben_of_gulls', fullName: 'Ben', bio: 'Petrels and puffins' })
  for (const prefix of ['petrel', 'ulls', '', '@', '🐧', ':*', "'", '\0'])
    expect(await suggest(ann, prefix), prefix).toEqual([])
})

test('a followed member is suggested among many others', async () => {
  const crowd = await createMembers(app, 30)
  for (const [index, member] of crowd.entries())
    await rename(member, { username: `quail_${index}`, fullName: 'Quail' })
  const [first] = crowd
  if (!first) throw new Error('There are no members')
  await change(ann, 'followUser', first)
  expect((await suggest(ann, 'q'))[0]).toBe('quail_0')
  expect(await suggest(ann, 'quail', 100)).toHaveLength(20)
  expect(await suggest(ann, 'quail', -1)).toEqual([])
})

function rename({ id }: TestMember, data: { username: string; fullName: string; bio?: string }) {
  return app.dependencies.database.member.update({ where: { id }, data: { bio: null, ...data } })
}

async function suggest({ graphql }: TestMember, prefix: string, first = 6): Promise<string[]> {
  const { data, errors } = await graphql.send(
    'query ($prefix: String!, $first: Int!) { mentionSuggestions(prefix: $prefix, first: $first) { username } }',
    { prefix, first },
  )
  expect(errors).toBeUndefined()
  return Object(data).mentionSuggestions.map(({ username }: { username: string }) => username)
}
