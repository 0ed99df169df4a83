import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { memeStickers } from '#rules/memes/stickers/index.ts'
import { messages } from '#rules/messages.ts'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { textAt, valueAt } from '#tests/support/json.ts'
import { createMember, createTrio, PASSWORD, type TestMember } from '#tests/support/members.ts'
import { caption, createMeme, plainMeme, postMeme, postRemix, uploadImage } from '#tests/support/memes.ts'
import { pixelsOf } from '#tests/support/meme-pictures.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
beforeEach(async () => {
  ;[ann, ben] = await createTrio(app)
})
afterAll(async () => expect(await wrongCounters(app.dependencies.sql)).toEqual([]))

const DOCUMENT = `meme { width height isRemixable captions template { slug }
  background { template { slug } mediaId image { url } color }
  layers { __typename
    ... on MemeTextLayer { text x y width height angle font size color outline align isUppercase }
    ... on MemeStickerLayer { sticker x y width angle }
    ... on MemeImageLayer { mediaId image { url } x y width angle } } }`

const read = async (member: TestMember, postId: string, fields = DOCUMENT) =>
  valueAt((await member.graphql.send(`{ post(id: "${postId}") { ${fields} } }`)).data, 'post')

const refused = (path: string, message: string) => ({
  __typename: 'ValidationError',
  fields: [{ path, message }],
})

describe('meme', () => {
  test('is drawn and keeps its document, with the defaults of the input', async () => {
    const meme = {
      width: 640,
      height: 480,
      background: { templateSlug: 'surprised' },
      layers: [
        caption('Top'),
        { sticker: { sticker: 'sunglasses', x: 0.2, y: 0.2, width: 0.3 } },
        caption('bottom', { y: 0.7, font: 'MONO', size: 0.1, color: '#FF0000', isUppercase: false }),
      ],
    }
    const result = await createMeme(ann, meme)
    expect(result).toMatchObject({ post: { media: { width: 640, height: 480 } } })
    expect(await read(ben, textAt(result, 'post.databaseId'))).toEqual({
      meme: {
        width: 640,
        height: 480,
        isRemixable: true,
        captions: ['Top', 'bottom'],
        template: { slug: 'surprised' },
        background: { template: { slug: 'surprised' }, mediaId: null, image: null, color: null },
        layers: [
          {
            __typename: 'MemeTextLayer',
            text: 'Top',
            x: 0.1,
            y: 0.1,
            width: 0.8,
            height: 0.2,
            angle: 0,
            font: 'IMPACT',
            size: null,
            color: '#ffffff',
            outline: '#000000',
            align: 'CENTER',
            isUppercase: true,
          },
          { __typename: 'MemeStickerLayer', sticker: 'sunglasses', x: 0.2, y: 0.2, width: 0.3, angle: 0 },
          expect.objectContaining({ text: 'bottom', font: 'MONO', size: 0.1, color: '#ff0000' }),
        ],
      },
    })
  })

  test('shows its captions inside of their boxes', async () => {
    const { data, width, height } = await pictureOf(ann, plainMeme(caption('HELLO', { y: 0.6 })))
    const isChanged = (x: number, y: number) => {
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      return Math.abs(red - 0x33) + Math.abs(green - 0x66) + Math.abs(blue - 0x99) > 30
    }
    const rows = Array.from({ length: 100 }, (_, row) => row / 100)
    const changed = rows.filter((y) => rows.some((x) => isChanged(x, y)))
    expect(Math.min(...changed)).toBeGreaterThanOrEqual(0.59)
    expect(Math.max(...changed)).toBeLessThanOrEqual(0.81)
    expect(changed.length).toBeGreaterThan(5)
  })

  test('covers the canvas with an own picture and shows another one on top', async () => {
    const [background, layer] = await Promise.all([upload(ann, 'red'), upload(ann, 'lime')])
    const meme = {
      ...plainMeme({ image: { mediaId: layer.toUpperCase(), x: 0.25, y: 0.25, width: 0.5 } }),
      background: { mediaId: background },
    }
    const postId = await postMeme(ann, meme)
    const { data, width } = await pixelsOfPost(postId)
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
    expect(at(20, 20)[0]).toBeGreaterThan(240)
    expect(at(200, 160)[1]).toBeGreaterThan(240)
    expect(await read(ben, postId)).toMatchObject({
      meme: {
        background: { mediaId: background, image: { url: expect.stringContaining(background) } },
        layers: [{ mediaId: layer, image: { url: expect.stringContaining(layer) } }],
      },
    })
    const image = await ben.http.fetch(`/media/image/full/${background}.webp`)
    expect(image.status).toBe(200)
  })

  test('has an alternative text of its template and captions unless the author writes another one', async () => {
    const template = { width: 640, height: 640, background: { templateSlug: 'surprised' } }
    const layers = [caption('top'), caption('two\nlines', { y: 0.7 })]
    expect(await createMeme(ann, { ...template, layers })).toMatchObject({
      post: { media: { altText: 'Surprised cat: “top” / “two lines”' } },
    })
    expect(await createMeme(ann, plainMeme(caption('alone')))).toMatchObject({
      post: { media: { altText: '“alone”' } },
    })
    expect(await createMeme(ann, plainMeme(caption('a')), { altText: 'A cat' })).toMatchObject({
      post: { media: { altText: 'A cat' } },
    })
  })

  test('is found by its captions and by its kind', async () => {
    const word = `w${ann.id.slice(-8)}`
    const postId = await postMeme(ann, plainMeme(caption(`Behold the ${word}`)))
    await ann.post(`A text with ${word}`)
    await app.run('index posts for searches')
    const found = async (query: string) =>
      valueAt(
        (
          await ben.graphql.send(
            'query ($q: String!) { searchPosts(query: $q) { edges { node { databaseId } } } }',
            { q: query },
          )
        ).data,
        'searchPosts.edges',
      )
    expect(await found(`${word} is:meme`)).toEqual([{ node: { databaseId: postId } }])
    expect(await found(`${word} is:image`)).toEqual([{ node: { databaseId: postId } }])
    expect(await found(word)).toHaveLength(2)
  })

  test('is created once for repeated requests, and another meme with the same key is refused', async () => {
    const input = { idempotencyKey: crypto.randomUUID() }
    const postId = await postMeme(ann, plainMeme(caption('once')), input)
    expect(await postMeme(ann, plainMeme(caption('once')), input)).toBe(postId)
    expect(await createMeme(ann, plainMeme(caption('twice')), input)).toMatchObject({
      __typename: 'IdempotencyKeyReusedError',
    })
  })

  test('is part of the data export', async () => {
    const member = await createMember(app)
    const id = await postMeme(member, plainMeme(caption('Exported')))
    const { body } = await member.rest.post('/users/me/data-export', { password: PASSWORD })
    expect(body).toMatchObject({
      posts: [{ id, remixOfId: null, meme: { version: 1, layers: [{ text: { text: 'Exported' } }] } }],
    })
  })
})

describe('invalid meme is refused', () => {
  const image = { image: { mediaId: '0190a0b0-0000-7000-8000-000000000000', x: 0, y: 0, width: 1 } }
  const sticker = (adjustments: object) => ({
    sticker: { sticker: 'crown', x: 0, y: 0, width: 1, adjustments },
  })
  const locked = memeStickers.find(({ pack }) => pack !== 'basics')?.name
  test.for<[string, object, string, string]>([
    ['a narrow canvas', { width: 319 }, 'meme.width', messages.memeSideInvalid],
    ['a high canvas', { height: 2161 }, 'meme.height', messages.memeSideInvalid],
    ['31 layers', { layers: Array(31).fill(caption('a')) }, 'meme.layers', messages.memeTooManyLayers],
    ['an empty text', { layers: [caption(' ')] }, 'meme.layers.0.text.text', messages.memeTextEmpty],
    [
      'a long text',
      { layers: [caption('a'.repeat(301))] },
      'meme.layers.0.text.text',
      messages.memeTextTooLong,
    ],
    [
      'a box far outside',
      { layers: [caption('a', { x: -1.1 })] },
      'meme.layers.0.text.x',
      messages.memePositionInvalid,
    ],
    [
      'a box without width',
      { layers: [caption('a', { width: 0 })] },
      'meme.layers.0.text.width',
      messages.memeExtentInvalid,
    ],
    [
      'a color name',
      { layers: [caption('a', { color: 'red' })] },
      'meme.layers.0.text.color',
      messages.memeColorInvalid,
    ],
    [
      'markup as a color',
      { background: { color: '#ffffff"/><script>' } },
      'meme.background.color',
      messages.memeColorInvalid,
    ],
    [
      'an unknown template',
      { background: { templateSlug: 'nothing' } },
      'meme.background.templateSlug',
      messages.memeTemplateUnknown,
    ],
    [
      'a path as a template',
      { background: { templateSlug: '../../etc' } },
      'meme.background.templateSlug',
      messages.memeTemplateInvalid,
    ],
    [
      'an unknown sticker',
      { layers: [{ sticker: { sticker: 'nothing', x: 0, y: 0, width: 1 } }] },
      'meme.layers.0.sticker.sticker',
      messages.memeStickerUnknown,
    ],
    [
      'a sticker of a pack',
      { layers: [{ sticker: { sticker: locked, x: 0, y: 0, width: 1 } }] },
      'meme.layers.0.sticker.sticker',
      messages.memeStickerLocked,
    ],
    [
      'a crop outside of the picture',
      { layers: [sticker({ crop: { x: 0.5, y: 0, width: 0.6, height: 1 } })] },
      'meme.layers.0.sticker.adjustments.crop.width',
      messages.memeCropInvalid,
    ],
    [
      'a crop of nothing',
      { backgroundAdjustments: { crop: { x: 0, y: 0, width: 1, height: 0 } } },
      'meme.backgroundAdjustments.crop.height',
      messages.memeCropInvalid,
    ],
    [
      'an invisible picture',
      { layers: [sticker({ opacity: 0 })] },
      'meme.layers.0.sticker.adjustments.opacity',
      messages.memeOpacityInvalid,
    ],
    ['an unknown image', { layers: [image] }, 'meme.layers.0.image.mediaId', messages.memeImageUnavailable],
    ['too much text', { layers: Array(30).fill(caption('W'.repeat(300))) }, 'meme', messages.memeTooComplex],
  ])('%s', async ([, changes, path, message]) => {
    expect(await createMeme(ann, { ...plainMeme(), ...changes })).toMatchObject(refused(path, message))
  })

  test('with a file or an upload', async () => {
    const result = await createMeme(ann, plainMeme(), { mediaId: await upload(ann) })
    expect(result).toMatchObject(refused('meme', messages.memeExcludesMedia))
  })

  test('with an upload of another member, or one that is in use', async () => {
    const [foreign, used] = await Promise.all([upload(ben), upload(ann)])
    const meme = (mediaId: string) => ({ ...plainMeme(), background: { mediaId } })
    await postMeme(ann, meme(used))
    for (const mediaId of [foreign, used])
      expect(await createMeme(ann, meme(mediaId))).toMatchObject(
        refused('meme.background.mediaId', messages.memeImageUnavailable),
      )
  })

  test('with large emoji without end', async () => {
    const flags = caption('\u{1F1E8}\u{1F1F6}'.repeat(300))
    expect(await createMeme(ann, plainMeme(flags))).toMatchObject(refused('meme', messages.memeTooComplex))
  })

  test('with too many large images', async () => {
    const large = { image: { mediaId: await upload(ann, 'red', 1600), x: 0, y: 0, width: 2 } }
    const layers = Array.from({ length: 10 }, () => large)
    expect(await createMeme(ann, { ...plainMeme(...layers), width: 2000, height: 2000 })).toMatchObject(
      refused('meme', messages.memeTooComplex),
    )
  })

  test('and nothing is stored', async () => {
    const before = await storedFiles()
    await createMeme(ann, plainMeme(...Array(30).fill(caption('W'.repeat(300)))))
    expect(await storedFiles()).toEqual(before)
    expect(await app.dependencies.database.media.count({ where: { ownerId: ann.id } })).toBe(0)
  })
})

test('meme shows what is behind a text in its style', async () => {
  const text = { text: 'Hi', size: 0.1, style: 'BAR', color: '#00ff00', outline: '#ff0000' }
  const posted = await createMeme(ann, plainMeme(caption('', text)))
  const postId = textAt(posted, 'post.databaseId')
  expect(await read(ben, postId, 'meme { layers { ... on MemeTextLayer { style } } }')).toEqual({
    meme: { layers: [{ style: 'BAR' }] },
  })
  const { data, width } = await pixelsOfPost(postId)
  // The left end of the bar, at the height of the letters.
  const at = 3 * (80 * width + 50)
  expect(data[at]).toBeGreaterThan(200)
  expect(data[at + 2]).toBeLessThan(60)
})

test('unknown effects, shapes and styles are errors of the request', async () => {
  const sticker = { sticker: 'crown', x: 0, y: 0, width: 1 }
  for (const layer of [
    { sticker: { ...sticker, adjustments: { effect: 'SEPIA' } } },
    { sticker: { ...sticker, adjustments: { crop: { x: 0, y: 0, width: 1, height: 1, shape: 'STAR' } } } },
    caption('Hi', { style: 'NEON' }),
  ]) {
    const query = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { __typename } }'
    const { errors } = await ann.graphql.send(query, { input: { meme: plainMeme(layer) } })
    expect(errors).toMatchObject([{ message: expect.stringMatching(/does not exist in "Meme\w+" enum/) }])
  }
})

test('meme with adjusted pictures keeps them and shows them', async () => {
  const crop = { x: 0.25, y: 0, width: 0.5, height: 1, shape: 'ELLIPSE' }
  const adjustments = { crop, isFlipped: true, opacity: 0.5, effect: 'GREYSCALE' }
  const mediaId = await uploadImage(ann, { color: 'red', width: 200, height: 100 })
  const image = { mediaId, x: 0, y: 0, width: 1, adjustments }
  const posted = await createMeme(ann, { ...plainMeme({ image }), backgroundAdjustments: { effect: 'BLUR' } })
  const fields = `adjustments { crop { x y width height shape } isFlipped opacity effect }`
  expect(
    await read(
      ben,
      textAt(posted, 'post.databaseId'),
      `meme { backgroundA${fields.slice(1)} layers { ... on MemeImageLayer { ${fields} } } }`,
    ),
  ).toEqual({
    meme: {
      backgroundAdjustments: { crop: null, isFlipped: false, opacity: 1, effect: 'BLUR' },
      layers: [{ adjustments }],
    },
  })
  const { data, width } = await pixelsOfPost(textAt(posted, 'post.databaseId'))
  const pixelAt = (x: number, y: number) =>
    Array.from(data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3))
  const [corner, middle] = [pixelAt(2, 2), pixelAt(200, 200)]
  expect(corner).not.toEqual(middle)
  expect(Math.max(...middle) - Math.min(...middle)).toBeLessThan(Math.max(...corner) - Math.min(...corner))
})

test('pixelated picture consists of 28 squares in a row', async () => {
  const template = { width: 560, height: 560, background: { templateSlug: 'surprised' }, layers: [] }
  const difference = async (effect: string | null) => {
    const { data } = await pictureOf(ann, { ...template, backgroundAdjustments: { effect } })
    const red = (cell: number, shift: number) => {
      const [x, y] = [(cell % 28) * 20 + shift, Math.floor(cell / 28) * 20 + shift]
      return data[3 * (y * 560 + x)] ?? 0
    }
    const cells = Array.from({ length: 28 * 28 }, (_, cell) => Math.abs(red(cell, 6) - red(cell, 14)))
    return cells.reduce((sum, cell) => sum + cell, 0) / cells.length
  }
  expect(await difference('PIXELATE')).toBeLessThan(1)
  expect(await difference(null)).toBeGreaterThan(3)
})

test('equal memes are drawn once, also at the same time', async () => {
  const render = vi.spyOn(app.dependencies.images, 'renderMeme')
  onTestFinished(() => render.mockRestore())
  const meme = plainMeme(caption('Drawn once'))
  const posts = await Promise.all([ann, ben].map((member) => createMeme(member, meme)))
  const later = await createMeme(ann, meme)
  const urls = [...posts, later].map((post) => textAt(post, 'post.media.url'))
  expect(new Set(urls).size).toBe(3)
  expect(render).toHaveBeenCalledOnce()
})

test('hostile text never becomes markup', async () => {
  const text = '</svg><script>alert(1)</script><image href="file:///etc/passwd"/>'
  const postId = await postMeme(ann, plainMeme(caption(text)))
  expect(await read(ben, postId)).toMatchObject({ meme: { captions: [text] } })
})

describe('images of a meme', () => {
  test('are deleted with it', async () => {
    const before = await storedFiles()
    const postId = await postMeme(ann, { ...plainMeme(), background: { mediaId: await upload(ann) } })
    await deletePost(ann, postId)
    expect(await storedFiles()).toEqual(before)
  })

  test('are used by its remixes, and remain until the last one is deleted', async () => {
    const before = await storedFiles()
    const mediaId = await upload(ann)
    const meme = { ...plainMeme(), background: { mediaId } }
    const originalId = await postMeme(ann, meme)
    const remixId = await postMeme(ben, meme, { remixOfId: encodeGlobalId('Post', originalId) })
    await deletePost(ann, originalId)
    expect(await read(ben, remixId)).toMatchObject({ meme: { background: { mediaId } } })
    expect((await ben.http.fetch(`/media/image/full/${mediaId}.webp`)).status).toBe(200)
    await deletePost(ben, remixId)
    expect(await storedFiles()).toEqual(before)
  })

  test('are null once their owner has deleted the account', async () => {
    const mediaId = await upload(ann)
    const meme = { ...plainMeme({ image: { mediaId, x: 0, y: 0, width: 1 } }), background: { mediaId } }
    const originalId = await postMeme(ann, meme)
    const remixId = await postMeme(ben, meme, { remixOfId: encodeGlobalId('Post', originalId) })
    await app.dependencies.database.member.delete({ where: { id: ann.id } })
    expect(await read(ben, remixId, `remixOf { id } ${DOCUMENT}`)).toMatchObject({
      remixOf: null,
      meme: { background: { mediaId, image: null }, layers: [{ mediaId, image: null }] },
    })
  })
})

test('memes of a suspended member are counted nowhere until the suspension is lifted', async () => {
  const originalId = await postMeme(ben)
  await postRemix(ann, originalId)
  await suspendMember(app.dependencies, ann.username)
  expect(await read(ben, originalId, 'remixCount')).toEqual({ remixCount: 0 })
})

function upload(member: TestMember, color = 'tomato', width = 500): Promise<string> {
  return uploadImage(member, { width, height: Math.round(width * 0.8), color })
}

function deletePost({ graphql }: TestMember, postId: string): Promise<unknown> {
  return sendMutation(graphql, 'deletePost', { postId: encodeGlobalId('Post', postId) }, 'deletedPostId')
}

async function pictureOf(member: TestMember, meme: object) {
  return pixelsOfPost(await postMeme(member, meme))
}

async function pixelsOfPost(postId: string) {
  const url = textAt(await read(ann, postId, 'media { ... on ImageMedia { url } }'), 'media.url')
  const picture = await ann.http.fetch(url)
  return pixelsOf(Buffer.from(await picture.arrayBuffer()))
}

async function storedFiles(): Promise<string[]> {
  return (await filesBelow(app.dataDirectory)).filter((file) => file.includes('image')).toSorted()
}
