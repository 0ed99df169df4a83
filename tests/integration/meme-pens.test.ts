import { beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { textAt, valueAt } from '#tests/support/json.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { createMeme, plainMeme } from '#tests/support/memes.ts'
import { pixelsOf } from '#tests/support/meme-pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
beforeEach(async () => {
  ;[ann, ben] = await createTrio(app)
})

const LAYERS = `meme { captions layers { __typename
  ... on MemePenLayer { strokes { points color width } x y width height angle } } }`

/** A horizontal line through the middle of the lower half. */
const stroke = { points: [0, 0.5, 0.5, 0.5, 1, 0.5], color: '#FF0000', width: 0.1 }
const pen = { strokes: [stroke], x: 0, y: 0.5, width: 1, height: 0.5 }
const layer = { __typename: 'MemePenLayer', ...pen, strokes: [{ ...stroke, color: '#ff0000' }], angle: 0 }

describe('meme with a pen', () => {
  test('is drawn, read back and remixed', async () => {
    const result = await createMeme(ann, plainMeme({ pen }))
    const original = await read(ben, result)
    expect(original).toEqual({ meme: { captions: [], layers: [layer] } })

    const picture = await fetch(new URL(textAt(result, 'post.media.url'), app.url))
    const { data, width, height } = await pixelsOf(Buffer.from(await picture.arrayBuffer()))
    const redAt = (x: number, y: number) => data[(Math.floor(y * height) * width + Math.floor(x * width)) * 3]
    expect(redAt(0.5, 0.75)).toBeGreaterThan(230)
    expect(redAt(0.5, 0.65)).toBeLessThan(80)

    const remixOfId = encodeGlobalId('Post', textAt(result, 'post.databaseId'))
    const remix = await createMeme(ben, plainMeme({ pen: { ...pen, angle: 90 } }), { remixOfId })
    expect(await read(ann, remix)).toMatchObject({ meme: { layers: [{ ...layer, angle: 90 }] } })
  })

  test.each([
    [{ ...pen, strokes: [] }, 'strokes', messages.memeStrokesMissing],
    [{ ...pen, strokes: [{ ...stroke, points: [0, 2] }] }, 'strokes.0.points.1', messages.memePointsInvalid],
    [{ ...pen, strokes: [{ ...stroke, color: 'red' }] }, 'strokes.0.color', messages.memeColorInvalid],
    [{ ...pen, x: 3 }, 'x', messages.memePositionInvalid],
  ])('is refused if a field is invalid (%#)', async (invalid, field, message) => {
    expect(await createMeme(ann, plainMeme({ pen: invalid }))).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: `meme.layers.0.pen.${field}`, message }],
    })
  })

  test('is refused if its strokes take too long to draw', async () => {
    const points = Array.from({ length: 400 }, (_, at) => (at % 4 < 2 ? 0 : 1))
    const strokes = Array.from({ length: 40 }, () => ({ ...stroke, points, width: 1 }))
    expect(await createMeme(ann, { ...plainMeme({ pen: { ...pen, strokes } }), width: 2160 })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'meme', message: messages.memeTooComplex }],
    })
  })
})

async function read(member: TestMember, result: unknown): Promise<unknown> {
  const query = `{ post(id: "${textAt(result, 'post.databaseId')}") { ${LAYERS} } }`
  return valueAt((await member.graphql.send(query)).data, 'post')
}
