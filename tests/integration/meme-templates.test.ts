import { beforeAll, describe, expect, test } from 'vitest'
import { memeTemplates } from '#rules/memes/templates/index.ts'
import { messages } from '#rules/messages.ts'
import { listAt, textAt, valueAt } from '#tests/support/json.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { postMeme } from '#tests/support/memes.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
beforeAll(async () => {
  ;[ann, ben] = await createTrio(app)
})

const ask = async (query: string, variables = {}) => ann.graphql.send(query, variables)

const useCountOf = async (slug: string) =>
  Number(valueAt((await ask(`{ memeTemplate(slug: "${slug}") { useCount } }`)).data, 'memeTemplate.useCount'))

const slugs = async (args: string, variables = {}) => {
  const { data } = await ask(
    `query ($query: String) { memeTemplates(query: $query, ${args}) { edges { node { slug } } } }`,
    variables,
  )
  return listAt(data, 'memeTemplates.edges').map((edge) => textAt(edge, 'node.slug'))
}

describe('memeTemplates', () => {
  test('lists all templates by name, newest or by use', async () => {
    const names = memeTemplates
      .map(({ name }) => name)
      .toSorted((one, other) => one.localeCompare(other, 'en'))
    const bySlug = new Map(memeTemplates.map(({ slug, name }) => [slug, name]))
    const first = await slugs('sort: NAME, first: 50')
    expect(first.map((slug) => bySlug.get(slug))).toEqual(names.slice(0, 50))
    expect((await slugs('sort: NEWEST, first: 1'))[0]).toBe(memeTemplates.at(-1)?.slug)
  })

  test('lists the most used templates first', async () => {
    const before = [await useCountOf('two-paths'), await useCountOf('versus')]
    await use(ann, 'two-paths')
    await use(ann, 'versus')
    await use(ben, 'versus')
    const after = [await useCountOf('two-paths'), await useCountOf('versus')]
    expect(after).toEqual([Number(before[0]) + 1, Number(before[1]) + 2])
    const { data } = await ask('{ memeTemplates(first: 50) { edges { node { useCount } } } }')
    const counts = listAt(data, 'memeTemplates.edges').map((edge) => Number(valueAt(edge, 'node.useCount')))
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    expect(counts).toEqual(expect.arrayContaining(after))
  })

  test('finds words of names and keywords', async () => {
    expect(await slugs('first: 50', { query: 'Surprised ca' })).toEqual(['surprised'])
    expect(await slugs('first: 50', { query: 'nosuchword' })).toEqual([])
  })

  test('pages forward and backward', async () => {
    const page = async (args: string) => {
      const { data } = await ask(
        `{ memeTemplates(sort: NAME, ${args}) { edges { node { slug } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
      )
      return {
        slugs: listAt(data, 'memeTemplates.edges').map((edge) => textAt(edge, 'node.slug')),
        info: Object(valueAt(data, 'memeTemplates.pageInfo')),
      }
    }
    const all = (await slugs('sort: NAME, first: 50')).slice(0, 9)
    const one = await page('first: 3')
    expect(one.info).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    const two = await page(`first: 3, after: "${one.info.endCursor}"`)
    expect(two.info).toMatchObject({ hasNextPage: true, hasPreviousPage: true })
    expect([...one.slugs, ...two.slugs]).toEqual(all.slice(0, 6))
    const back = await page(`last: 2, before: "${two.info.startCursor}"`)
    expect(back.slugs).toEqual(all.slice(1, 3))
  })

  test.for([
    ['first: 51', messages.firstOrLast],
    ['first: 1, last: 1', messages.firstOrLast],
    ['after: "nonsense"', messages.cursorInvalid],
    [`query: "${'a'.repeat(201)}"`, messages.searchTooLong],
  ])('refuses %s', async ([args, message]) => {
    const { errors } = await ask(`{ memeTemplates(${args}) { edges { cursor } } }`)
    expect(errors).toMatchObject([{ message }])
  })
})

describe('memeTemplate', () => {
  test('has text boxes, a picture and its memes', async () => {
    const useCount = (await useCountOf('surprised')) + 1
    const postId = await use(ben, 'surprised')
    const { data } =
      await ask(`{ memeTemplate(slug: "surprised") { id slug name keywords license source useCount
      image { url(width: 480) width height altText thumbHash isAnimated }
      textBoxes { x y width height angle font color outline align isUppercase example }
      memes(first: 1) { totalCount edges { node { databaseId } } } } }`)
    expect(data).toMatchObject({
      memeTemplate: {
        slug: 'surprised',
        name: 'Surprised cat',
        license: 'CC0 1.0',
        useCount,
        image: { url: '/memes/surprised.webp?width=480', width: 1080, altText: 'Surprised cat' },
        textBoxes: [{ font: 'IMPACT', isUppercase: true }, { font: 'IMPACT' }],
        memes: { totalCount: useCount, edges: [{ node: { databaseId: postId } }] },
      },
    })
    const response = await ann.http.fetch(textAt(data, 'memeTemplate.image.url'))
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(textAt(data, 'memeTemplate.image.thumbHash')).not.toBe('')
    const id = textAt(data, 'memeTemplate.id')
    expect((await ask(`{ node(id: "${id}") { ... on MemeTemplate { slug } } }`)).data).toEqual({
      node: { slug: 'surprised' },
    })
  })

  test('is null for an unknown slug', async () => {
    expect((await ask('{ memeTemplate(slug: "nothing") { id } }')).data).toEqual({ memeTemplate: null })
  })
})

test('memeStickers lists the free stickers with their drawings', async () => {
  const { data } = await ask('{ memeStickers { name label group keywords url } }')
  const [sticker] = listAt(data, 'memeStickers')
  expect(listAt(data, 'memeStickers').length).toBeGreaterThan(5)
  expect(listAt(data, 'memeStickers')).toContainEqual(
    expect.objectContaining({ name: 'crown', group: 'THINGS', keywords: expect.arrayContaining(['king']) }),
  )
  const response = await ann.http.fetch(textAt(sticker, 'url'))
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  expect(await response.text()).toMatch(/^<svg/)
  expect((await ann.http.fetch('/memes/stickers/nothing.svg')).status).toBe(404)
})

function use(member: TestMember, templateSlug: string): Promise<string> {
  return postMeme(member, { width: 400, height: 400, background: { templateSlug }, layers: [] })
}
