import fc from 'fast-check'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { MEME_FONTS, memeSchema, type MemeText } from '#rules/memes/document.ts'
import { MEME_FITTED_SIZE_MAX, MEME_READABLE_SIZE } from '#rules/memes/limits.ts'
import type { MemeAssets } from '#rules/memes/render/assets.ts'
import { emojiBox } from '#rules/memes/render/clusters.ts'
import { FACES, facesFor, facesOf, fontsFor } from '#rules/memes/render/faces.ts'
import { EM } from '#rules/memes/render/glyphs.ts'
import type { TextLayout } from '#rules/memes/render/layout-text.ts'
import { metricsOf } from '#rules/memes/render/metrics.ts'
import { measureText, missingCharacters } from '#rules/memes/render/render-meme.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { loadTextAssets } from './meme-assets.ts'

const CANVAS = { width: 1080, height: 810 }
/** The seed is fixed, so failures are reproducible. */
const RUNS = { seed: 8, numRuns: isNightly ? 80 : 20 }
/** Rounding of positions and sizes, in pixels. */
const TOLERANCE = 0.1

let assets: MemeAssets
beforeAll(async () => {
  const fonts = new Set(MEME_FONTS.flatMap((font) => facesOf(font)))
  const empty = new Map<string, never>()
  const loaded = await loadTextAssets({ fonts, emoji: new Set(['1f602']) })
  assets = { ...loaded, templates: empty, stickers: empty, images: empty }
})

const words = fc.constantFrom(
  'a',
  'Hej',
  'jgÅ',
  'WWWWWWWWWWWW',
  'ẞ',
  'שלום',
  'سلام',
  'مُحَمَّد',
  '😂',
  '日本',
  'don’t',
  '\n',
  'q̈',
  '12%',
)
const texts = fc
  .array(words, { minLength: 1, maxLength: 40 })
  .map((parts) => parts.join(' '))
  .filter((text) => text.trim() !== '' && text.length <= 250)
const boxes = fc.record({
  text: texts,
  width: fc.double({ min: 0.05, max: 2, noNaN: true }),
  height: fc.double({ min: 0.05, max: 2, noNaN: true }),
  font: fc.constantFrom(...MEME_FONTS),
  align: fc.constantFrom('LEFT' as const, 'CENTER' as const, 'RIGHT' as const),
  isUppercase: fc.boolean(),
})

function textOf(changes: Partial<MemeText>): MemeText {
  const layer = { text: { text: 'x', x: 0, y: 0, width: 1, height: 1, ...changes } }
  const [parsed] = memeSchema.parse({ ...CANVAS, background: { color: '#000000' }, layers: [layer] }).layers
  if (!parsed || !('text' in parsed)) throw new Error('The meme has no text')
  return parsed.text
}

/** Half the width and half the height of the smallest box around the center that contains all ink, in pixels. */
function inkOf(text: MemeText, { size, lines }: TextLayout): { width: number; height: number } {
  const metrics = metricsOf(assets.fonts, text)
  const emoji = emojiBox(metrics)
  let [width, height] = [0, 0]
  for (const line of lines) {
    let x = line.x
    for (const [index, cluster] of line.clusters.entries()) {
      if (index > 0) x += cluster.kerning
      const shapes = cluster.emoji
        ? [
            {
              left: x,
              right: x + cluster.advance,
              top: line.y + emoji.top,
              bottom: line.y + emoji.top + emoji.size,
            },
          ]
        : cluster.glyphs.map(({ glyph, x: dx, y: dy }) => ({
            left: x + dx + glyph.left,
            right: x + dx + glyph.right,
            top: line.y + dy + glyph.top,
            bottom: line.y + dy + glyph.bottom,
          }))
      for (const { left, right, top, bottom } of shapes) {
        width = Math.max(width, -left, right)
        height = Math.max(height, -top, bottom)
      }
      x += cluster.advance
    }
  }
  const border = metrics.outline / 2
  return { width: ((width + border) * size) / EM, height: ((height + border) * size) / EM }
}

const isInside = (text: MemeText, layout: TextLayout) => {
  const ink = inkOf(text, layout)
  return (
    ink.width <= (text.width * CANVAS.width) / 2 + TOLERANCE &&
    ink.height <= (text.height * CANVAS.height) / 2 + TOLERANCE
  )
}

describe('text without a size', () => {
  test('is never outside of its box and at most a quarter of the canvas tall', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const text = textOf(box)
        const layout = measureText(text, CANVAS, assets)
        expect(isInside(text, layout), `${JSON.stringify(text)} ${JSON.stringify(inkOf(text, layout))}`).toBe(
          true,
        )
        expect(layout.size).toBeLessThanOrEqual(CANVAS.height * MEME_FITTED_SIZE_MAX)
        expect(layout.size).toBeGreaterThan(0)
      }),
      RUNS,
    )
  })

  test('is smaller than readable only if it would not fit otherwise', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const text = textOf(box)
        const { size } = measureText(text, CANVAS, assets)
        const readable = CANVAS.height * MEME_READABLE_SIZE
        if (size >= readable * 0.99) return
        const larger = textOf({ ...box, size: MEME_READABLE_SIZE * 1.05 })
        // The extent of a line that could be first or last is reserved, so a few pixels may be unused.
        const ink = inkOf(larger, measureText(larger, CANVAS, assets))
        const slack = readable
        const fits =
          ink.width * 2 <= text.width * CANVAS.width && ink.height * 2 + slack <= text.height * CANVAS.height
        expect(fits, JSON.stringify(text)).toBe(false)
      }),
      RUNS,
    )
  })

  test('fills its box in one direction', () => {
    const wide = textOf({ text: 'Hello', height: 0.1 })
    const narrow = textOf({ text: 'Hello', width: 0.1 })
    expect(inkOf(wide, measureText(wide, CANVAS, assets)).height * 2).toBeGreaterThan(
      0.1 * CANVAS.height * 0.95,
    )
    expect(inkOf(narrow, measureText(narrow, CANVAS, assets)).width * 2).toBeGreaterThan(
      0.1 * CANVAS.width * 0.9,
    )
  })

  test('keeps the clusters of the text in each line, once, and words of joined letters whole', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const text = textOf(box)
        const shown = text.isUppercase ? text.text.toUpperCase() : text.text
        const { lines } = measureText(text, CANVAS, assets)
        const drawn = lines.flatMap(({ clusters }) => clusters).filter(({ isSpace }) => !isSpace)
        const wholeWords = shown.replaceAll(/\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*/gu, 'x')
        const graphemes = Array.from(new Intl.Segmenter('en').segment(wholeWords)).filter(
          ({ segment }) => segment.trim() !== '',
        )
        expect(drawn).toHaveLength(graphemes.length)
      }),
      RUNS,
    )
  })
})

describe('lines', () => {
  const linesOf = (text: string, changes: Partial<MemeText> = {}) => {
    const layer = textOf({ text, isUppercase: false, ...changes })
    return measureText(layer, CANVAS, assets).lines.map(({ clusters }) =>
      clusters.map(({ start }) => text[start]).join(''),
    )
  }

  test('break between words and are balanced', () => {
    const lines = linesOf('one two three four five six', { width: 0.35, height: 0.3 })
    expect(lines.length).toBeGreaterThan(1)
    const lengths = lines.map((line) => line.length)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(6)
  })

  test('break a long word only where it would be unreadable otherwise', () => {
    expect(linesOf('Donaudampfschiff', { width: 0.3, height: 1 })).toHaveLength(1)
    expect(linesOf('x'.repeat(200), { width: 0.2, height: 1 }).length).toBeGreaterThan(1)
  })

  test.for([
    [
      'Chinese, except before closing and after opening punctuation',
      '他说：「快看，猫！」我笑了。',
      /^[^，！」。：]/,
      /[^「]$/,
    ],
    ['Japanese, except before small kana', 'ちょっとだけきゃべつをたべるっ', /^[^ょっゃ]/, /./],
    ['Thai between its words', 'ภาษาไทยเป็นภาษาราชการ', /^(ภาษา|ไทย|เป็น|ราชการ)/, /(ภาษา|ไทย|เป็น|ราชการ)$/],
    [
      'Korean between its words',
      '월요일 아침에 커피를 마셨다',
      /^(월요일|아침에|커피를|마셨다)/,
      /[일에를다]$/,
    ],
  ] as const)('break %s', async ([, text, start, end]) => {
    const { fonts } = await loadTextAssets({ fonts: fontsFor('IMPACT', text), emoji: new Set() })
    const layout = measureText(textOf({ text, width: 0.2, height: 0.7 }), CANVAS, { ...assets, fonts })
    const starts = layout.lines.map(({ clusters }) => clusters[0]?.start ?? 0)
    expect(starts.length).toBeGreaterThan(2)
    for (const [index, at] of starts.entries()) {
      const line = text.slice(at, starts[index + 1]).trim()
      expect(line).toMatch(start)
      expect(line).toMatch(end)
    }
  })

  test('break words of joined letters never, and others if they would be unreadable', () => {
    const narrow = { width: 0.06, height: 1 }
    expect(linesOf('السلامعليكمورحمةالله', narrow)).toHaveLength(1)
    expect(linesOf('क्षत्रियशक्तिहिन्दी'.repeat(4), narrow).length).toBeGreaterThan(1)
  })

  test('never break inside a grapheme cluster', () => {
    const layout = measureText(textOf({ text: '👨‍👩‍👧‍👦'.repeat(30), width: 0.2 }), CANVAS, assets)
    const starts = layout.lines.flatMap(({ clusters }) => clusters.map(({ start }) => start))
    for (const start of starts) expect(start % '👨‍👩‍👧‍👦'.length).toBe(0)
  })

  test('keep explicit line breaks, also empty lines', () => {
    const [first, , third] = measureText(textOf({ text: 'a\n\nb' }), CANVAS, assets).lines
    expect(linesOf('a\n\nb')).toHaveLength(3)
    expect((third?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(EM)
  })

  test('start or end at the edge of the box according to the alignment', () => {
    const at = (align: MemeText['align']) =>
      measureText(textOf({ text: 'Hi', align, size: 0.1 }), CANVAS, assets).lines[0]?.x ?? 0
    expect(at('LEFT')).toBeLessThan(at('CENTER'))
    expect(at('CENTER')).toBeLessThan(at('RIGHT'))
  })

  test('have the given size, also if the text exceeds its box', () => {
    const text = textOf({ text: 'word '.repeat(40), width: 0.3, height: 0.1, size: 0.2 })
    expect(measureText(text, CANVAS, assets).size).toBeCloseTo(0.2 * CANVAS.height)
  })
})

describe('missing characters', () => {
  const missingIn = (text: string) =>
    missingCharacters(textOf({ text, font: 'COMIC', isUppercase: true }), assets)

  test.each([
    'Größe ẞ ŉ œ ½ €\n“ok”',
    'Tiếng Việt',
    'Привет',
    'Ελλάδα',
    'שָׁלוֹם',
    'مُحَمَّد پارسی',
    'a → b ★',
    'q\u0308\u200b\u00a0',
    '😂',
    'हिन्दी ડ ಕ ക',
    'ดี ລາວ',
    'ქართ հայ አማ',
    '∞ √ 𝕏',
  ])('are not in %s', (text) => {
    expect(missingIn(text)).toEqual([])
  })

  test.for(['猫ねこ、ｶﾅ！', '고양이 猫 岻', '猫，當你', 'ㄅㄆㄇ', 'ねこ 한글'])(
    'are not in %s',
    async (text) => {
      const { fonts } = await loadTextAssets({ fonts: fontsFor('COMIC', text), emoji: new Set() })
      expect(missingCharacters(textOf({ text, font: 'COMIC' }), { ...assets, fonts })).toEqual([])
    },
  )

  test.each([
    ['𓀀 and 𓁐, 𓀀', ['𓀀', '𓁐']],
    ['ᠮᠣ', ['ᠮ', 'ᠣ']],
    ['🇽🇽', ['🇽🇽']],
  ])('of %s are %j', (text, missing) => {
    expect(missingIn(text)).toEqual(missing)
  })
})

describe('font whose file is missing', () => {
  test('is logged, and its characters are drawn as boxes', async () => {
    const { source } = FACES.syriac
    onTestFinished(() => void (FACES.syriac.source = source))
    FACES.syriac.source = { family: 'noto-sans-syriac', slice: 'gone' }
    const log = { error: vi.fn<(fields: object, message: string) => void>() }
    const { fonts } = await loadTextAssets({ fonts: fontsFor('IMPACT', 'ok ܡܠ'), emoji: new Set() }, log)
    expect(missingCharacters(textOf({ text: 'ok ܡܠ' }), { ...assets, fonts })).toEqual(['ܡ', 'ܠ'])
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { err: expect.objectContaining({ code: 'MODULE_NOT_FOUND' }) },
      'The meme font syriac could not be read',
    )
  })
})

describe('fonts', () => {
  test('contain all letters of Western European languages in their first file', () => {
    for (const font of MEME_FONTS) {
      expect(facesFor(font, 'Größe, déjà vu – “ok” año').length).toBeLessThanOrEqual(3)
      const face = assets.fonts.get(facesOf(font)[0])
      for (let codePoint = 0xa1; codePoint <= 0xff; codePoint += 1) {
        const letter = String.fromCodePoint(codePoint)
        if (/\p{L}/u.test(letter) && !face?.hasGlyphForCodePoint(codePoint))
          throw new Error(`${font} lacks ${letter}`)
      }
    }
  })

  test.for([
    ['CLEAN', 'Привет', 'notoCyrillic'],
    ['IMPACT', 'Ελλάδα', 'notoGreek'],
    ['COMIC', 'שלום', 'hebrew'],
    ['MONO', 'سلام', 'arabic'],
    ['IMPACT', 'a → b', 'symbols'],
  ] as const)('%s finds %s in the face %s', ([font, text, name]) => {
    expect(facesFor(font, text)).toContain(name)
    for (const letter of text.replaceAll(/[\sa-z]/g, ''))
      expect(assets.fonts.get(name)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).toBe(true)
  })

  test('of English need one file, and those of Chinese, Japanese and Korean the slices of their characters', () => {
    expect([...fontsFor('IMPACT', 'When it works')]).toEqual(['anton'])
    expect([...fontsFor('IMPACT', '猫 a 猫')]).toEqual(['anton', 'chinese:猫'])
    expect([...fontsFor('IMPACT', '猫だ')]).toEqual(['anton', 'japanese:猫', 'japanese:だ'])
    expect([...fontsFor('IMPACT', '猫는')]).toEqual(['anton', 'korean:猫', 'korean:는'])
  })

  test('are files that exist', () => {
    for (const name of MEME_FONTS.flatMap((font) => facesOf(font)))
      expect(assets.fonts.get(name)).toBeTruthy()
  })
})
