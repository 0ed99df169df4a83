import { describe, expect, test } from 'vitest'
import { memeSchema, type MemeDocument } from '#rules/memes/document.ts'
import { assetsOf, type MemeAssets } from '#rules/memes/render/assets.ts'
import { MissingAssetError } from '#rules/memes/render/glyphs.ts'
import { measureText, renderMeme } from '#rules/memes/render/render-meme.ts'
import { loadTextAssets } from './meme-assets.ts'

const MEDIA_ID = '0198c0de-7a5e-7000-8000-000000000001'
const artwork = { width: 100, height: 50, markup: '<path d="M0 0H100V50Z"/>' }

const meme = (layers: object[], background: object = { color: '#336699' }) =>
  memeSchema.parse({ width: 800, height: 400, background, layers })
const text = (changes: object = {}) => ({
  text: { text: 'Hello', x: 0.1, y: 0.1, width: 0.8, height: 0.5, ...changes },
})

async function render(document: MemeDocument, assets: Partial<MemeAssets> = {}): Promise<string> {
  return renderMeme(document, {
    ...(await loadTextAssets(assetsOf(document))),
    templates: new Map([['two-buttons', artwork]]),
    stickers: new Map([['crown', artwork]]),
    images: new Map([[MEDIA_ID, { href: 'data:image/png;base64,AAAA', width: 100, height: 100 }]]),
    ...assets,
  })
}

/** The characters of the first line from left to right, of words of joined letters the first one. */
async function visualOrder(logical: string): Promise<string> {
  const document = meme([text({ text: logical, isUppercase: false })])
  const [layer] = document.layers
  if (!layer || !('text' in layer)) throw new Error('The meme has no text')
  const assets = await loadTextAssets(assetsOf(document))
  const empty = new Map<string, never>()
  const { lines } = measureText(layer.text, document, {
    ...assets,
    templates: empty,
    stickers: empty,
    images: empty,
  })
  return (lines[0]?.clusters ?? []).map(({ start }) => logical[start]).join('')
}

const pathOf = (svg: string) => / d="([^"]*)"/.exec(svg)?.[1] ?? ''

describe('rendered meme', () => {
  test('covers the canvas with its background', async () => {
    expect(await render(meme([]))).toContain('<rect width="800" height="400" fill="#336699"/>')
    expect(await render(meme([], { templateSlug: 'two-buttons' }))).toContain('translate(0 0) scale(8)')
    expect(await render(meme([], { mediaId: MEDIA_ID }))).toContain('translate(0 -200) scale(8)')
  })

  test('places stickers and images by their top left corner and keeps their proportions', async () => {
    const sticker = { sticker: { sticker: 'crown', x: 0.5, y: 0.25, width: 0.25, angle: 90 } }
    expect(await render(meme([sticker]))).toContain(
      'translate(500 150) rotate(90) translate(-100 -50) scale(2)',
    )
    const image = { image: { mediaId: MEDIA_ID, x: 0, y: 0, width: 0.5 } }
    expect(await render(meme([image]))).toContain('translate(200 200) translate(-200 -200) scale(4)')
  })

  test('draws later layers on top', async () => {
    const svg = await render(meme([text(), { sticker: { sticker: 'crown', x: 0, y: 0, width: 1 } }]))
    expect(svg.indexOf('paint-order')).toBeLessThan(svg.indexOf(artwork.markup))
  })

  test('accepts any finite angle', async () => {
    expect(await render(meme([text({ angle: 1e300 })]))).not.toMatch(/NaN|Infinity|e\+/)
    expect(await render(meme([text({ angle: 725 })]))).toContain('rotate(5)')
  })

  test('names the asset that is not loaded', async () => {
    await expect(render(meme([text()]), { fonts: new Map() })).rejects.toThrow(MissingAssetError)
    await expect(render(meme([], { templateSlug: 'unknown' }))).rejects.toThrow('"unknown"')
  })

  test('contains no text of the document and no markup from it', async () => {
    const hostile = '"/><script>alert(1)</script><image href="http://evil.example/a.png"/>'
    const svg = await render(meme([text({ text: hostile })]))
    expect(svg).not.toMatch(/script|alert|evil|image/)
    const document = meme([text()])
    const [layer] = document.layers
    if (layer && 'text' in layer) layer.text.color = hostile
    const escaped = await render({ ...document, background: { color: hostile } })
    expect(escaped).not.toContain('<script')
    expect(escaped).not.toContain('<image')
  })
})

describe('text', () => {
  test('is upper case by default, without changing the stored text', async () => {
    const upper = pathOf(await render(meme([text({ text: 'HELLO' })])))
    expect(pathOf(await render(meme([text({ text: 'hello' })])))).toBe(upper)
    expect(pathOf(await render(meme([text({ text: 'hello', isUppercase: false })])))).not.toBe(upper)
  })

  test.for(['𓀀𓁐', '\u{10ffff}', '\u{20000}x'])(
    'draws a box for each character that no font contains: %s',
    async (unknown) => {
      expect(pathOf(await render(meme([text({ text: unknown })])))).toMatch(/^M\S+ \S+h\d+v\d+h-\d+z/)
    },
  )

  test('draws emoji in color from the artwork of their sequence', async () => {
    const svg = await render(meme([text({ text: 'Hi 👨‍👩‍👧‍👦🇩🇪😂' })]))
    expect(svg).toContain('#FFCC4D')
    // One group is the text itself.
    expect(svg.match(/<g transform="translate\(-?\d+ -?\d+\) scale\(\S+\)">/g)).toHaveLength(1 + 3)
  })

  test.for(['👁️‍🗨️', '👁‍🗨', '❤️‍🔥', '❤‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '☝🏽', '#️⃣', '🫩'])('contains the emoji %s', async (sequence) => {
    const svg = await render(meme([text({ text: sequence })]))
    expect(svg).not.toContain('paint-order')
    expect(svg).toContain('<path')
  })

  test('draws an unknown emoji sequence as a box', async () => {
    const svg = await render(meme([text({ text: '😂\u200d😂\u200d😂' })]))
    expect(pathOf(svg)).toMatch(/^M\S+ \S+h\d+v\d+h-\d+z/)
  })

  test('skips invisible characters', async () => {
    const plain = pathOf(await render(meme([text({ text: 'ab' })])))
    expect(pathOf(await render(meme([text({ text: 'a\u2060\u200bb' })])))).toBe(plain)
  })

  test.for([
    ['Hebrew', 'שלום', 'םולש'],
    ['Hebrew before Latin letters and digits', 'שלום ok 12', 'ok 12 םולש'],
    ['Latin letters before Hebrew', 'ok שלום!', 'ok םולש!'],
    ['Arabic words with a number', 'في 42 بيت', 'ب 42 ف'],
  ] as const)('orders %s from left to right', async ([, logical, visual]) => {
    expect(await visualOrder(logical)).toBe(visual)
  })

  test('mirrors brackets in right-to-left text', async () => {
    const brackets = pathOf(await render(meme([text({ text: 'ש(' })])))
    const mirrored = pathOf(await render(meme([text({ text: 'ש)' })])))
    const latin = pathOf(await render(meme([text({ text: ')' })])))
    const shape = (path: string) => path.split('M').map((contour) => contour.replace(/^\S+ -?\d+/, ''))
    expect(shape(brackets)).toContain(shape(latin)[1])
    expect(shape(mirrored)).not.toContain(shape(latin)[1])
  })
})
