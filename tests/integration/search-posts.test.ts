import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { tagsOf } from '#rules/post-rules.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { createMembers, createTrio, type TestMember } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { startTestApp } from '#tests/support/start-app.ts'

const app = await startTestApp()
let ann: TestMember
let ben: TestMember
let cid: TestMember
beforeAll(async () => {
  ;[ann, ben, cid] = await createTrio(app)
})
afterAll(() => app.stop())

describe('relevance in several languages', () => {
  const texts = [
    'A category of its own',
    'My cat judges me',
    'The lazy dog sleeps',
    'A dog that is lazy',
    'The café is closed on Mondays',
    'Straßenbahn verpasst, schon wieder',
    'Ёжик в тумане не опаздывает',
    'Ο γάτος ΚΟΙΜΆΤΑΙ πάλι',
    '猫が今日も会議に出席した',
    '我喜欢猫，猫不喜欢我',
    'القطة تنام على لوحة المفاتيح',
    'El niño comió la tarea',
    "Don't feed the printer after midnight",
    'हिन्दी में चुटकुला',
    '고양이가 키보드 위에서 잔다',
    'แมวนอนบนคีย์บอร์ด',
  ]
  beforeAll(async () => {
    for (const text of texts) await ann.post(text)
  })

  test.each([
    ['cat', ['My cat judges me', 'A category of its own']],
    ['lazy dog', ['The lazy dog sleeps', 'A dog that is lazy']],
    ['cafe', ['The café is closed on Mondays']],
    ['CAFÉ mond', ['The café is closed on Mondays']],
    ['strassenbahn', ['Straßenbahn verpasst, schon wieder']],
    ['ежик', ['Ёжик в тумане не опаздывает']],
    ['κοιμαται', ['Ο γάτος ΚΟΙΜΆΤΑΙ πάλι']],
    ['会議', ['猫が今日も会議に出席した']],
    ['喜欢猫', ['我喜欢猫，猫不喜欢我']],
    ['لوحة', ['القطة تنام على لوحة المفاتيح']],
    ['nino tarea', ['El niño comió la tarea']],
    ["don't", ["Don't feed the printer after midnight"]],
    ['don’t print', ["Don't feed the printer after midnight"]],
    ['हिन्दी', ['हिन्दी में चुटकुला']],
    ['고양이', ['고양이가 키보드 위에서 잔다']],
    ['คีย์บอร์ด', ['แมวนอนบนคีย์บอร์ด']],
    ['ｃａｔ　ｊｕｄｇｅｓ', ['My cat judges me']],
    ['cat dog', []],
  ])('%s', async (query, expected) => {
    expect(await search(ben, query)).toEqual(expected)
  })
})

describe('operators', () => {
  beforeAll(async () => {
    await insertPost(ben, 'Penguins walk like waiters #birds', new Date('2026-03-10T12:00:00.000Z'))
    await insertPost(cid, 'Penguins are waiters #birds #zoo', new Date('2026-03-11T00:00:00.000Z'))
    await cid.post('Waiters walk', await drawPicture({ width: 300, height: 200 }))
  })

  test.each([
    ['penguins', ['Penguins are waiters #birds #zoo', 'Penguins walk like waiters #birds']],
    ['"penguins walk"', ['Penguins walk like waiters #birds']],
    ['"walk penguins"', []],
    ['"penguins walk', ['Penguins walk like waiters #birds']],
    ['penguins -zoo', ['Penguins walk like waiters #birds']],
    ['penguins -"are waiters"', ['Penguins walk like waiters #birds']],
    ['penguins -#zoo', ['Penguins walk like waiters #birds']],
    ['#birds #zoo', ['Penguins are waiters #birds #zoo']],
    ['#BIRDS walk', ['Penguins walk like waiters #birds']],
    ['waiters is:image', ['Waiters walk']],
    ['waiters is:text -#zoo', ['Penguins walk like waiters #birds']],
    ['waiters is:video', []],
    ['waiters is:meme', []],
    ['penguins before:2026-03-11', ['Penguins walk like waiters #birds']],
    ['penguins after:2026-03-11', ['Penguins are waiters #birds #zoo']],
    ['after:2026-03-10 before:2026-03-11', ['Penguins walk like waiters #birds']],
    ['penguins before:2026-02-31', []],
    ['from:nobody_here penguins', []],
  ])('%s', async (query, expected) => {
    expect(await search(ann, query)).toEqual(expected)
  })

  test('from: finds the posts of a member, with and without @', async () => {
    expect(await search(ann, `from:${ben.username} waiters`)).toEqual(['Penguins walk like waiters #birds'])
    expect(await search(ann, `from:@${ben.username.toUpperCase()}`)).toEqual([
      'Penguins walk like waiters #birds',
    ])
    expect(await search(ann, `from:${ben.username} from:${cid.username}`)).toEqual([])
  })

  test('mediaKind restricts the query', async () => {
    expect(await search(ann, 'waiters', 'mediaKind: IMAGE')).toEqual(['Waiters walk'])
    expect(await search(ann, 'waiters is:text', 'mediaKind: IMAGE')).toEqual([])
  })
})

test('alternative text is found, after posts with the words in their text', async () => {
  const picture = await drawPicture({ width: 300, height: 200 })
  await createPost(ann, { text: 'Look at this', altText: 'A lemming in a lift' }, picture)
  await ann.post('A lemming too')
  expect(await search(ben, 'lemming')).toEqual(['A lemming too', 'Look at this'])
})

test('an edited post is found by its new text and tags only', async () => {
  const id = await ann.post('Wombats are cubic #wombat')
  const postId = encodeGlobalId('Post', id)
  const edited = await sendMutation(
    ann.graphql,
    'editPost',
    { postId, text: 'Koalas sleep #koala' },
    'post { text }',
  )
  expect(edited).toMatchObject({ post: { text: 'Koalas sleep #koala' } })
  expect(await search(ben, 'wombats')).toEqual([])
  expect(await search(ben, '#wombat')).toEqual([])
  expect(await search(ben, 'koalas')).toEqual(['Koalas sleep #koala'])
  expect(await search(ben, '#koala')).toEqual(['Koalas sleep #koala'])
  await ann.rest.delete(`/post/me/${id}`)
  expect(await search(ben, 'koalas')).toEqual([])
})

test('a misspelled query gets a suggestion of words that posts contain', async () => {
  for (const author of await createMembers(app, 3)) await author.post('The funniest giraffe in the building')
  await app.run('index posts for searches')
  await app.run('refresh words for search suggestions')
  expect(await suggestion(ben, 'funniset Girafe')).toBe('funniest giraffe')
  expect(await suggestion(ben, '"the girafe" from:nobody -funniset')).toBe(
    '"the giraffe" from:nobody -funniset',
  )
  expect(await suggestion(ben, 'giraffe')).toBeNull()
  expect(await suggestion(ben, 'gir')).toBeNull()
  expect(await suggestion(ben, 'qqqqq')).toBeNull()
})

test('words of fewer than three authors and of hidden posts are never suggested', async () => {
  const authors = await createMembers(app, 3)
  for (const author of authors) await author.post('My zygomorphic secret')
  const suggested = async () => {
    await app.run('index posts for searches')
    await app.run('refresh words for search suggestions')
    return suggestion(ben, 'zygomorphik')
  }
  expect(await suggested()).toBe('zygomorphic')
  await suspendMember(app.dependencies, authors[0]?.username ?? '')
  expect(await suggested()).toBeNull()
})

describe('any text is a valid query', () => {
  test.each([
    '',
    ' ',
    '"',
    '-',
    '""',
    '-""',
    '"""',
    '- -- ---',
    'from: is: before: after: in:',
    'from:" is:"x"',
    '😂',
    '👨‍👩‍👧',
    "' OR 1=1; DROP TABLE posts; --",
    "a & b | !c <-> d:* \\ ' ( )",
    ':*',
    "'",
    '\\',
    '\0',
    'a\0b',
    '\uD800',
    'مرحبا "بالعالم',
    '\u202Etfel ot thgir',
    '%_%',
    '*',
    '#',
    '##x',
    '@',
    'is:IMAGE -is:image',
    'before:9999-12-31 after:0000-01-01',
    'ـ',
    'x'.repeat(200),
    'a '.repeat(100),
    '"a" '.repeat(50),
    `${'e\u0301'.repeat(100)} ${'\u0301'.repeat(30)}`,
  ])('%j', async (query) => {
    for (const field of ['searchPosts', 'searchMembers']) {
      const { errors } = await ann.graphql.send(
        `query ($query: String!) { ${field}(query: $query) { edges { cursor } } }`,
        { query },
      )
      expect(errors, field).toBeUndefined()
    }
    const { errors } = await ann.graphql.send(
      'query ($query: String!) { searchTags(query: $query) { name } searchSuggestion(query: $query) }',
      { query },
    )
    expect(errors).toBeUndefined()
  })

  test.each(['searchPosts', 'searchMembers'])(
    'but not one of more than 200 characters: %s',
    async (field) => {
      const { errors } = await ann.graphql.send(
        `query ($query: String!) { ${field}(query: $query) { edges { cursor } } }`,
        { query: 'x'.repeat(201) },
      )
      expect(errors).toMatchObject([
        { message: messages.searchTooLong, extensions: { code: 'VALIDATION_FAILED' } },
      ])
    },
  )
})

test('an empty query finds nothing', async () => {
  expect(await search(ann, '')).toEqual([])
  expect(await search(ann, '★ ☆')).toEqual([])
})

describe.each([
  { name: 'rare', matches: 3, isFrequent: false },
  { name: 'frequent', matches: 60, isFrequent: true },
])('$name word', ({ name: word, matches, isFrequent }) => {
  beforeAll(async () => {
    const [member] = await createTrio(app)
    const now = app.dependencies.clock.now().getTime()
    // PostgreSQL estimates the matches of a prefix only from statistics of at least 100 words.
    const others = Array.from({ length: 250 }, (_value, index) => `Nothing here ${index}`)
    const words = Array.from({ length: matches }, (_value, index) => `${word} number ${index}`)
    for (const [index, text] of [...words, ...others].entries())
      await insertPost(member, text, new Date(now + index * 1000))
    await pretendLargeSite()
  })

  test('has cursors of the order for it', async () => {
    const { data } = await ann.graphql.send(
      'query ($query: String!) { searchPosts(query: $query, first: 1) { pageInfo { endCursor } } }',
      { query: word },
    )
    const cursor: unknown[] = JSON.parse(
      Buffer.from(Object(data).searchPosts.pageInfo.endCursor, 'base64url').toString(),
    )
    expect(cursor).toHaveLength(isFrequent ? 2 : 3)
  })

  test.each(['RELEVANCE', 'NEWEST', 'TOP'])('is paged without gaps by %s', async (sort) => {
    const found: string[] = []
    let cursor: string | null = null
    do {
      const { data } = await ann.graphql.send(
        `query ($query: String!, $after: String, $sort: SearchSort) {
          searchPosts(query: $query, sort: $sort, first: 2, after: $after) {
            totalCount edges { node { text } } pageInfo { endCursor hasNextPage }
          }
        }`,
        { query: word, after: cursor, sort },
      )
      const { edges, pageInfo, totalCount } = Object(data).searchPosts
      expect(totalCount).toBe(matches)
      found.push(...edges.map(({ node }: { node: { text: string } }) => node.text))
      cursor = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (cursor !== null)
    expect(found).toEqual(
      Array.from({ length: matches }, (_value, index) => `${word} number ${matches - 1 - index}`),
    )
  })

  test('is paged backwards and has no numbered pages', async () => {
    const { data } = await ann.graphql.send(
      `query ($query: String!) {
        searchPosts(query: $query, sort: NEWEST) { pageCursors { totalPages } }
        last: searchPosts(query: $query, last: 1) { edges { node { text } } pageInfo { hasPreviousPage } }
      }`,
      { query: word },
    )
    const { searchPosts, last } = Object(data)
    expect(searchPosts.pageCursors).toBeNull()
    expect(last.edges[0].node.text).toBe(`${word} number 0`)
    expect(last.pageInfo.hasPreviousPage).toBe(true)
  })
})

test('text that a post gets while it is indexed is found afterwards', async () => {
  const id = await ann.post(`Before ${ann.id}`)
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query('BEGIN')
  await client.query('UPDATE posts SET text = $2 WHERE id = $1', [id, 'A narwhal'])
  await app.run('index posts for searches')
  await client.query('COMMIT')
  await client.end()
  expect(await search(ann, `narwhal from:${ann.username}`)).toEqual(['A narwhal'])
})

/** PostgreSQL estimates matches from these statistics, which autovacuum would replace. */
async function pretendLargeSite(): Promise<void> {
  await app.run('index posts for searches')
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query('ALTER TABLE post_search SET (autovacuum_enabled = off)')
  await client.query('ANALYZE post_search')
  await client.query("UPDATE pg_class SET reltuples = 400000 WHERE oid = 'post_search'::regclass")
  await client.end()
}

function insertPost(author: TestMember, text: string, createdAt: Date): Promise<unknown> {
  return app.dependencies.database.post.create({
    data: { id: uuidv7(), authorId: author.id, text, tags: tagsOf(text), createdAt, updatedAt: createdAt },
  })
}

async function search({ graphql }: TestMember, query: string, options = ''): Promise<string[]> {
  await app.run('index posts for searches')
  const { data, errors } = await graphql.send(
    `query ($query: String!) {
      searchPosts(query: $query ${options && `, ${options}`}) { edges { node { text } } }
    }`,
    { query },
  )
  expect(errors).toBeUndefined()
  return Object(data).searchPosts.edges.map(({ node }: { node: { text: string } }) => node.text)
}

async function createPost({ graphql }: TestMember, input: object, picture: Blob): Promise<void> {
  await graphql.send(
    'mutation ($input: CreatePostInput!) { createPost(input: $input) { __typename } }',
    { input: { ...input, media: null } },
    picture,
  )
}

async function suggestion({ graphql }: TestMember, query: string): Promise<unknown> {
  const { data } = await graphql.send('query ($query: String!) { searchSuggestion(query: $query) }', {
    query,
  })
  return Object(data).searchSuggestion
}
