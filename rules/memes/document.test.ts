import { describe, expect, test } from 'vitest'
import { memeSchema, MemeDocumentError, parseStoredMeme, toStoredMeme } from './document.ts'

const MEDIA_ID = '0198c0de-7a5e-7000-8000-000000000001'
const text = { text: 'Hello', x: 0.1, y: 0.1, width: 0.8, height: 0.2 }
const meme = (changes: object = {}) => ({
  width: 1080,
  height: 1080,
  background: { color: '#FFFFFF' },
  layers: [{ text }],
  ...changes,
})
const stroke = { points: [0, 0.5, 1, 0.25], color: '#FF0000', width: 0.05 }
const pen = { strokes: [stroke], x: 0, y: 0, width: 1, height: 1 }
const withPen = (changes: object) => meme({ layers: [{ pen: { ...pen, ...changes } }] })
const withStroke = (changes: object) => withPen({ strokes: [{ ...stroke, ...changes }] })
const withText = (changes: object) => meme({ layers: [{ text: { ...text, ...changes } }] })

function longStrokes(count: number) {
  return Array.from({ length: count }, () => ({ ...stroke, points: Array.from({ length: 400 }, () => 0.5) }))
}

function messagesOf(input: unknown): string[] {
  return memeSchema.safeParse(input).error?.issues.map(({ message }) => message) ?? []
}

describe('meme document', () => {
  test('gets the defaults of the API', () => {
    expect(memeSchema.parse(meme())).toEqual({
      width: 1080,
      height: 1080,
      background: { color: '#ffffff' },
      layers: [
        {
          text: {
            ...text,
            angle: 0,
            font: 'IMPACT',
            size: null,
            color: '#ffffff',
            outline: '#000000',
            align: 'CENTER',
            isUppercase: true,
          },
        },
      ],
    })
  })

  test.for([
    { background: { templateSlug: 'two-buttons' } },
    { background: { mediaId: MEDIA_ID, color: null } },
    { layers: [] },
    { layers: Array.from({ length: 30 }, () => ({ text })) },
    { layers: [{ sticker: { sticker: 'crown', x: -1, y: 2, width: 2, angle: -1e300 } }] },
    { layers: [{ image: { mediaId: MEDIA_ID, x: 0, y: 0, width: 0.001 } }] },
    { width: 320, height: 2160 },
    { layers: [{ pen }] },
    { layers: [{ pen: { ...pen, strokes: Array.from({ length: 50 }, () => stroke) } }] },
    { layers: [{ pen: { ...pen, strokes: [{ ...stroke, points: [0, 1] }] } }] },
    { layers: [{ pen: { ...pen, strokes: longStrokes(40) } }] },
  ])('accepts %j', (changes) => {
    expect(messagesOf(meme(changes))).toEqual([])
  })

  test.for([
    [{ width: 319 }, 'from 320 to 2160'],
    [{ height: 2161 }, 'from 320 to 2160'],
    [{ width: 400.5 }, 'from 320 to 2160'],
    [{ background: {} }, 'exactly one'],
    [{ background: { color: '#ffffff', templateSlug: 'two-buttons' } }, 'exactly one'],
    [{ background: { color: 'red' } }, 'six hexadecimal digits'],
    [{ background: { templateSlug: '../secret' } }, 'name of a template'],
    [{ background: { mediaId: '"><script>' } }, 'ID of an uploaded image'],
    [{ layers: [{}] }, 'exactly one of a text'],
    [{ layers: [{ text, sticker: { sticker: 'crown', x: 0, y: 0, width: 1 } }] }, 'exactly one of a text'],
    [{ layers: Array.from({ length: 31 }, () => ({ text })) }, 'at most 30 layers'],
    [{ layers: [{ sticker: { sticker: 'Crown"', x: 0, y: 0, width: 1 } }] }, 'name of a sticker'],
  ] as const)('refuses %j', ([changes, message]) => {
    expect(messagesOf(meme(changes))).toEqual([expect.stringContaining(message)])
  })

  test.for([
    [{ text: '' }, 'Please enter a text'],
    [{ text: ' \u0007\n' }, 'Please enter a text'],
    [{ text: 'x'.repeat(301) }, 'at most 300 characters'],
    [{ text: 'x'.repeat(30_000) }, 'at most 300 characters'],
    [{ text: `a${'\u0301'.repeat(2000)}` }, 'at most 300 characters'],
    [{ x: -1.01 }, 'from -1 to 2'],
    [{ y: NaN }, 'from -1 to 2'],
    [{ width: 0 }, 'above 0'],
    [{ height: 2.1 }, 'above 0'],
    [{ angle: Infinity }, 'finite'],
    [{ font: 'Arial' }, 'IMPACT'],
    [{ size: 0 }, 'above 0'],
    [{ color: '#fff' }, 'six hexadecimal digits'],
    [{ outline: '#00000g' }, 'six hexadecimal digits'],
    [{ align: 'JUSTIFY' }, 'LEFT'],
    [{ isUppercase: 'yes' }, 'true or false'],
  ] as const)('refuses a text with %j', ([changes, message]) => {
    expect(messagesOf(withText(changes))).toEqual([expect.stringContaining(message)])
  })

  test.for([
    [withPen({ strokes: [] }), 'at least one stroke'],
    [withPen({ strokes: Array.from({ length: 51 }, () => stroke) }), 'at most 50 strokes'],
    [withPen({ strokes: longStrokes(41) }), 'at most 8000 points together'],
    [withPen({ height: 3 }), 'above 0'],
    [withStroke({ points: [] }), 'pairs of numbers from 0 to 1'],
    [withStroke({ points: [0, 0, 1] }), 'pairs of numbers from 0 to 1'],
    [withStroke({ points: [0, 1.01] }), 'pairs of numbers from 0 to 1'],
    [withStroke({ points: [-0.01, 0] }), 'pairs of numbers from 0 to 1'],
    [withStroke({ points: Array.from({ length: 402 }, () => 0.5) }), 'at most 200 points'],
    [withStroke({ color: 'red' }), 'six hexadecimal digits'],
    [withStroke({ width: 0 }), 'above 0 and at most 1'],
    [withStroke({ width: 1.1 }), 'above 0 and at most 1'],
  ] as const)('refuses the pen of case %$', ([input, message]) => {
    expect(messagesOf(input)).toEqual([expect.stringContaining(message)])
  })

  test('counts grapheme clusters and removes control characters', () => {
    expect(messagesOf(withText({ text: '👨‍👩‍👧‍👦'.repeat(170) }))).toEqual([])
    const { layers } = memeSchema.parse(withText({ text: 'a\u0001b\r\nc\td' }))
    expect(layers).toEqual([{ text: expect.objectContaining({ text: 'ab\nc d' }) }])
  })
})

describe('stored meme', () => {
  const document = memeSchema.parse(meme())

  test('has a version and is read back unchanged', () => {
    const stored = toStoredMeme(document)
    expect(stored.version).toBe(1)
    expect(parseStoredMeme(JSON.parse(JSON.stringify(stored)))).toEqual(document)
  })

  test('keeps the strokes of a pen', () => {
    const drawn = memeSchema.parse(withPen({}))
    expect(drawn.layers).toEqual([{ pen: { ...pen, angle: 0, strokes: [{ ...stroke, color: '#ff0000' }] } }])
    expect(parseStoredMeme(JSON.parse(JSON.stringify(toStoredMeme(drawn))))).toEqual(drawn)
  })

  test.for([
    [{ ...document, version: 2 }, 'the document version 2'],
    [document, 'the document version none'],
    [null, 'the document version none'],
    [{ ...document, version: 1, width: 1 }, 'not valid'],
  ] as const)('refuses %j', ([stored, message]) => {
    expect(() => parseStoredMeme(stored)).toThrow(MemeDocumentError)
    expect(() => parseStoredMeme(stored)).toThrow(message)
  })
})
