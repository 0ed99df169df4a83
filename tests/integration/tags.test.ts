import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { FOLLOWED_TAGS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { liftSuspension, suspendMember } from '#server/features/moderation/suspend-member.ts'
import { advanceTrendingTags } from '#server/features/tags/advance-trending-tags.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { change, homeFeedOf } from '#tests/support/member-mutations.ts'
import { createMembers, createTrio, type TestMember } from '#tests/support/members.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let cid: TestMember
beforeEach(async () => {
  ;[ann, ben, cid] = await createTrio(app)
})
afterAll(async () => expect(await wrongCounters(app.dependencies.sql)).toEqual([]))

describe('tag', () => {
  test('is found by its name in any case, with its posts newest first', async () => {
    await ann.post('One #Ospreys')
    await ben.post('Two #oSPREYS and #ponds')
    for (const name of ['ospreys', 'OSPREYS', '#Ospreys']) {
      expect(await findTag(cid, name)).toMatchObject({
        name: 'ospreys',
        postCount: 2,
        posts: ['Two #oSPREYS and #ponds', 'One #Ospreys'],
      })
    }
  })

  test.each(['İzmir', 'ΟΔΟΣ', 'हिन्दी', 'il·lusió', 'می\u200cخواهم'])(
    '%s is found by its own name',
    async (written) => {
      await ann.post(`#${written}`)
      const { name } = Object(await findTag(cid, written))
      for (const text of [name, name.toUpperCase(), `#${name}`]) {
        expect(await findTag(cid, text)).toMatchObject({ name, posts: [`#${written}`] })
        expect(await follow(cid, text)).toMatchObject({ tag: { name, viewerFollows: true } })
      }
      expect(await followedBy(cid)).toEqual([name])
    },
  )

  test('is not in a link', async () => {
    await ann.post('https://guffaw.example/a_(b)#Lapwings')
    expect(await findTag(cid, 'lapwings')).toBeNull()
  })

  test('is null if no post has used it', async () => {
    for (const name of ['neverused', '', '#', 'two words', 'a'.repeat(500), '\0']) {
      expect(await findTag(ann, name)).toBeNull()
    }
  })

  test('counts today last in its history, and every change of its posts', async () => {
    const [first, second] = [await ann.post('One #geese'), await ben.post('Two #geese')]
    expect(await findTag(cid, 'geese')).toMatchObject({ postCount: 2, history: [0, 0, 0, 0, 0, 0, 2] })
    await sendMutation(
      ann.graphql,
      'editPost',
      { postId: encodeGlobalId('Post', first), text: 'One #swans' },
      'post { id }',
    )
    expect(await findTag(cid, 'geese')).toMatchObject({ postCount: 1, history: [0, 0, 0, 0, 0, 0, 1] })
    await ben.rest.delete(`/post/me/${second}`)
    expect(await findTag(cid, 'geese')).toMatchObject({
      postCount: 0,
      history: [0, 0, 0, 0, 0, 0, 0],
      posts: [],
    })
  })

  test('is deleted within an hour once no post has it and nobody follows it', async () => {
    await ben.post('Stay #moas')
    const texts = ['Bye #dodos', 'Bye #moas', 'Bye #auks']
    const postIds = await Promise.all(texts.map((text) => ann.post(text)))
    await follow(cid, 'auks')
    for (const id of postIds) await ann.rest.delete(`/post/me/${id}`)
    await app.run('delete unused tags')
    expect(await findTag(cid, 'dodos')).toBeNull()
    expect(await findTag(cid, 'moas')).toMatchObject({ postCount: 1, history: [0, 0, 0, 0, 0, 0, 1] })
    expect(await findTag(cid, 'auks')).toMatchObject({ postCount: 0 })
    await unfollow(cid, 'auks')
    await app.run('delete unused tags')
    expect(await findTag(cid, 'auks')).toBeNull()
    await ben.post('Hello again #dodos')
    expect(await findTag(cid, 'dodos')).toMatchObject({ postCount: 1, posts: ['Hello again #dodos'] })
  })

  test('of a hidden post is not deleted', async () => {
    await ann.post('One #kiwis')
    await suspendMember(app.dependencies, ann.username)
    await app.run('delete unused tags')
    await liftSuspension(app.dependencies, ann.username)
    expect(await findTag(cid, 'kiwis')).toMatchObject({ postCount: 1, posts: ['One #kiwis'] })
  })

  test('excludes suspended members for everyone, and blocked and muted members for the viewer', async () => {
    await ann.post('One #herons')
    await ben.post('Two #herons')
    await suspendMember(app.dependencies, ann.username)
    expect(await findTag(cid, 'herons')).toMatchObject({ postCount: 1, posts: ['Two #herons'] })
    await liftSuspension(app.dependencies, ann.username)
    expect(await findTag(cid, 'herons')).toMatchObject({ postCount: 2 })
    await change(cid, 'blockUser', ann)
    await change(cid, 'muteUser', ben)
    expect(await findTag(cid, 'herons')).toMatchObject({ postCount: 2, posts: [] })
  })

  test('has pages in both directions and a count', async () => {
    for (let number = 1; number <= 5; number += 1) await ann.post(`${number} #storks`)
    const { data } = await ben.graphql.send(
      '{ tag(name: "storks") { id posts(first: 2) { totalCount pageCursors { totalPages } pageInfo { endCursor } } } }',
    )
    const { id, posts } = Object(data).tag
    expect(posts).toMatchObject({ totalCount: 5, pageCursors: null })
    expect(await findTag(ben, 'storks', `first: 2, after: "${posts.pageInfo.endCursor}"`)).toMatchObject({
      posts: ['3 #storks', '2 #storks'],
    })
    expect(await findTag(ben, 'storks', `last: 1, before: "${posts.pageInfo.endCursor}"`)).toMatchObject({
      posts: ['5 #storks'],
    })
    expect(await findTag(ben, 'storks', 'last: 1')).toMatchObject({ posts: ['1 #storks'] })
    const node = await ben.graphql.send('query ($id: ID!) { node(id: $id) { ... on Tag { name } } }', { id })
    expect(node.data).toEqual({ node: { name: 'storks' } })
  })
})

describe('followed tags', () => {
  test('add their posts to the home feed once, with those of followed members', async () => {
    await change(ann, 'followUser', ben)
    await ben.post('By ben #owls')
    await cid.post('By cid #owls #larks')
    await cid.post('Without a tag')
    expect(await homeFeedOf(ann)).toEqual(['By ben #owls'])
    expect(await follow(ann, 'Owls')).toEqual({
      __typename: 'FollowTagPayload',
      tag: { name: 'owls', viewerFollows: true },
    })
    await follow(ann, '#larks')
    expect(await follow(ann, 'owls')).toMatchObject({ tag: { viewerFollows: true } })
    expect(await homeFeedOf(ann)).toEqual(['By cid #owls #larks', 'By ben #owls'])
    expect(await followedBy(ann)).toEqual(['larks', 'owls'])
    expect(await followedBy(ben)).toEqual([])
    expect(await unfollow(ann, 'owls')).toMatchObject({ tag: { viewerFollows: false } })
    await unfollow(ann, 'larks')
    expect(await unfollow(ann, 'larks')).toMatchObject({ tag: { viewerFollows: false } })
    expect(await homeFeedOf(ann)).toEqual(['By ben #owls'])
  })

  test('of a member who follows many are found among the newest posts', async () => {
    const crowd = await createMembers(app, 201)
    await app.dependencies.database.follow.createMany({
      data: crowd.map(({ id }) => ({ followerId: ann.id, followedId: id, createdAt: new Date() })),
    })
    await cid.post('Look, #kites')
    await follow(ann, 'kites')
    expect(await homeFeedOf(ann)).toEqual(['Look, #kites'])
  })

  test('need not have been used', async () => {
    expect(await follow(ann, '#Curlews')).toEqual({
      __typename: 'FollowTagPayload',
      tag: { name: 'curlews', viewerFollows: true },
    })
    expect(await findTag(ann, 'curlews')).toMatchObject({ postCount: 0, posts: [] })
    expect(await searchTags(ann, 'curlews')).toEqual([])
    await follow(ann, 'avocets')
    expect(await followedBy(ann)).toEqual(['avocets', 'curlews'])
    expect(await unfollow(ann, 'avocets')).toMatchObject({ tag: { viewerFollows: false } })
    await app.run('delete unused tags')
    expect(await followedBy(ann)).toEqual(['curlews'])
    expect(await findTag(ann, 'avocets')).toBeNull()
    await ben.post('One #Curlews')
    expect(await homeFeedOf(ann)).toEqual(['One #Curlews'])
  })

  test('are refused if the name cannot be a tag', async () => {
    for (const name of ['', 'two words', 'a'.repeat(51)])
      expect(await follow(ann, name)).toMatchObject({ code: 'NOT_FOUND', message: messages.tagNotFound })
    expect(await unfollow(ann, 'neverused')).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('have a limit', async () => {
    const names = Array.from({ length: FOLLOWED_TAGS_MAX + 1 }, (_value, index) => `limit${index}`)
    for (let index = 0; index < names.length; index += 10) {
      await ben.post(
        names
          .slice(index, index + 10)
          .map((name) => `#${name}`)
          .join(' '),
      )
    }
    const tags = await app.dependencies.database.tag.findMany({ where: { name: { in: names.slice(1) } } })
    await app.dependencies.database.tagFollow.createMany({
      data: tags.map(({ id }) => ({ memberId: ann.id, tagId: id, createdAt: new Date() })),
    })
    for (const name of ['limit0', 'limitless'])
      expect(await follow(ann, name)).toMatchObject({ code: 'LIMIT_REACHED', message: messages.tooManyTags })
    expect(await findTag(ann, 'limitless')).toBeNull()
  })
})

describe('trending tags', () => {
  test('are ranked by how much the members of today exceed the last week', async () => {
    const crowd = await createMembers(app, 9)
    const yesterday = new Date(app.dependencies.clock.now().getTime() - 24 * 60 * 60_000)
    const use = async (tag: string, members: number, posts = 1) => {
      for (const member of crowd.slice(0, members)) {
        for (let post = 0; post < posts; post += 1) await member.post(`#${tag}`)
      }
    }
    await use('rising', 8)
    await use('common', 9)
    await use('small', 4, 3)
    await use('loud', 5, 2)
    // 21 members in the week before are 3 a day.
    await insertEarlierUse('common', yesterday, 21)
    await advanceTrendingTags(app.dependencies)
    // 'common': (9 - 3)² / 3 = 12, 'loud': (5 - 1)² / 1 = 16, 'rising': (8 - 1)² / 1 = 49.
    const tags = ['rising', 'loud', 'common', 'small']
    expect(await trending(ann, tags)).toEqual(['rising', 'loud', 'common'])
    for (const member of crowd.slice(0, 8)) await suspendMember(app.dependencies, member.username)
    await advanceTrendingTags(app.dependencies)
    expect(await trending(ann, tags)).toEqual([])
  })
})

describe('searchTags', () => {
  test('finds tags by their beginning, the most used first, and by similar names', async () => {
    await ann.post('#flamingo #flamenco #fla_100 #übersee')
    await ben.post('#flamenco')
    expect(await searchTags(cid, '#flam')).toEqual(['flamenco', 'flamingo'])
    expect(await searchTags(cid, 'flamnigo')).toEqual(['flamingo'])
    expect(await searchTags(cid, 'fla_')).toEqual(['fla_100'])
    expect(await searchTags(cid, 'Ubers')).toEqual(['übersee'])
    expect(await searchTags(cid, '%')).toEqual([])
  })

  test('ignores the form of sigma, and keeps vowel signs and middle dots', async () => {
    await ann.post('#ΚΑΦΕΣ #κάμπινγκ #किताब #कतब #col·legi')
    for (const query of ['καφες', 'καφεσ', '#ΚΑΦΕΣ']) expect(await searchTags(cid, query)).toEqual(['καφες'])
    expect(await searchTags(cid, 'किताब')).toEqual(['किताब'])
    expect(await searchTags(cid, 'Col·leg')).toEqual(['col·legi'])
  })
})

describe('posts of earlier versions', () => {
  test('are tagged again', async () => {
    const { database } = app.dependencies
    const cut = await ann.post('#ठीक')
    await ann.post('#plovers')
    await database.post.update({ where: { id: cut }, data: { tags: ['ठ'] } })
    await database.retagging.create({ data: { lastId: '00000000-0000-0000-0000-000000000000' } })
    while ((await database.retagging.count()) > 0) await app.run('tag posts of earlier versions')
    expect(await findTag(cid, 'ठीक')).toMatchObject({ postCount: 1, posts: ['#ठीक'] })
    expect(await findTag(cid, 'plovers')).toMatchObject({ postCount: 1, posts: ['#plovers'] })
    expect(await findTag(cid, 'ठ')).toMatchObject({ postCount: 0, posts: [] })
  })
})

/** Adds distinct members who used a tag on an earlier day. */
async function insertEarlierUse(name: string, createdAt: Date, members: number): Promise<void> {
  for (const { id: authorId } of await createMembers(app, members)) {
    await app.dependencies.database.post.create({
      data: {
        id: crypto.randomUUID(),
        authorId,
        text: `#${name}`,
        tags: [name],
        createdAt,
        updatedAt: createdAt,
      },
    })
  }
}

async function findTag({ graphql }: TestMember, name: string, window = 'first: 10'): Promise<unknown> {
  const { data, errors } = await graphql.send(
    `query ($name: String!) {
      tag(name: $name) { name postCount history posts(${window}) { edges { node { text } } } }
    }`,
    { name },
  )
  expect(errors).toBeUndefined()
  const { tag: found } = Object(data)
  return (
    found && { ...found, posts: found.posts.edges.map(({ node }: { node: { text: string } }) => node.text) }
  )
}

function follow({ graphql }: TestMember, name: string): Promise<unknown> {
  return sendMutation(graphql, 'followTag', { name }, 'tag { name viewerFollows }')
}

function unfollow({ graphql }: TestMember, name: string): Promise<unknown> {
  return sendMutation(graphql, 'unfollowTag', { name }, 'tag { name viewerFollows }')
}

const namesOf = (tags: { name: string }[]) => tags.map(({ name }) => name)

async function followedBy({ graphql }: TestMember): Promise<string[]> {
  const { data } = await graphql.send('{ viewer { followedTags { name } } }')
  return namesOf(Object(data).viewer.followedTags)
}

/** Those of the tags that are trending. */
async function trending({ graphql }: TestMember, tags: string[]): Promise<string[]> {
  const { data } = await graphql.send('{ trendingTags { name } }')
  return namesOf(Object(data).trendingTags).filter((name) => tags.includes(name))
}

async function searchTags({ graphql }: TestMember, query: string): Promise<string[]> {
  const { data } = await graphql.send('query ($query: String!) { searchTags(query: $query) { name } }', {
    query,
  })
  return namesOf(Object(data).searchTags)
}
