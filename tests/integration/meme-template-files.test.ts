import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { assetsOf } from '#rules/memes/render/assets.ts'
import { renderMeme } from '#rules/memes/render/render-meme.ts'
import { readStickers } from '#rules/memes/stickers/read-stickers.ts'
import { findTemplates } from '#rules/memes/templates/find-templates.ts'
import { memeTemplates } from '#rules/memes/templates/index.ts'
import { readTemplates } from '#rules/memes/templates/read-templates.ts'
import { templateArtwork } from '#rules/memes/templates/template.ts'
import { loadTextAssets } from '#server/platform/images/meme-assets.ts'
import { rasterizeMeme } from '#server/platform/images/rasterize-meme.ts'
import { exampleOf, meanDifference, pixelsOf } from '#tests/support/meme-pictures.ts'

// The server, which other tests of the worker load, blocks the loaders that it does not use.
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer'] })

const page = await readFile('docs/memes.md', 'utf8')
const [, svg = ''] = /```xml\n(.*?)```/s.exec(page) ?? []
const [, json = ''] = /```json\n(.*?)```/s.exec(page) ?? []

const folder = await mkdtemp(path.join(tmpdir(), 'guffaw-templates-'))
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  await write('wooden-sign.svg', svg)
  await write('wooden-sign.json', json)
})

const write = (name: string, content: string) => writeFile(path.join(folder, name), content)

describe('the template that docs/memes.md adds', () => {
  test('is listed after older ones and found', async () => {
    await cp('rules/memes/templates/surprised.svg', path.join(folder, 'surprised.svg'))
    await cp('rules/memes/templates/surprised.json', path.join(folder, 'surprised.json'))
    const templates = readTemplates(folder)
    expect(templates.map(({ slug }) => slug)).toEqual(['surprised', 'wooden-sign'])
    expect(findTemplates([...memeTemplates, ...templates], 'garden sign')).toEqual([templates[1]])
    await Promise.all(['surprised.svg', 'surprised.json'].map((name) => rm(path.join(folder, name))))
  })

  test('is drawn with its examples', async () => {
    const [template] = readTemplates(folder)
    if (!template) throw new Error('The folder has no template')
    const example = exampleOf(template)
    const [plain, captioned] = await Promise.all(
      [{ ...example, layers: [] }, example].map(async (document) => {
        const templates = new Map([[template.slug, templateArtwork(template)]])
        const none = new Map()
        const assets = {
          ...(await loadTextAssets(assetsOf(document))),
          templates,
          stickers: none,
          images: none,
        }
        return pixelsOf(await rasterizeMeme(renderMeme(document, assets), { format: 'png' }))
      }),
    )
    if (!plain || !captioned) throw new Error('Nothing was drawn')
    expect([...captioned.data.subarray(0, 3)]).toEqual([0xbf, 0xe3, 0xf7])
    expect(meanDifference(plain, captioned)).toBeGreaterThan(1)
  })
})

const inJson = (search: string | RegExp, replacement: string) => ({
  'wooden-sign.json': json.replace(search, replacement),
})
const inSvg = (search: string, replacement: string) => ({
  'wooden-sign.svg': svg.replace(search, replacement),
})

test.each<[string, Record<string, string>]>([
  ['json: textBoxes[1].width: Invalid input: expected number, received string', inJson('740', '"740"')],
  ['json: textBoxes[1].width: ends outside of the drawing, whose width is 800', inJson('740', '780')],
  [
    'json: textBoxes[0].style: Invalid option: expected one of "caption"|"label"|"headline"|"print"',
    inJson('"label"', '"sign"'),
  ],
  ['json: textBoxes[0]: Unrecognized key: "colour"', inJson('"outline"', '"colour"')],
  ['json: textBoxes[0].examples: Too small: expected array to have >=3 items', inJson(/"No",/, '')],
  ['json: license: Invalid input: expected string, received undefined', inJson(/"license.*/, '')],
  ['json: ', inJson('{', '')],
  ['svg: line 3: <text> is not allowed', inSvg('<path', '<text>Hello</text><path')],
  [
    'svg: line 3: <image href="https://example.org/a.png"/> is not allowed',
    inSvg('<path', '<image href="https://example.org/a.png"/><path'),
  ],
  ['svg: line 3: style="fill:red" d="M370', inSvg('<path', '<path style="fill:red"')],
  ['svg: only clip-path="url(#…)" may refer to another element', inSvg('fill="#bfe3f7"', 'fill="url(#sky)"')],
  ['svg: no element has the id sky', inSvg('fill="#bfe3f7"', 'clip-path="url(#sky)"')],
  ['svg: an id is not unique', inSvg('<rect x', '<path id="a"/><path id="a"/><rect x')],
  ['svg: viewBox must be "0 0 <width> <height>"', inSvg('0 0 800 600', '0 0 80 60')],
  [
    'json: drawing.height: Too small: expected number to be >=320',
    inSvg('height="600" viewBox="0 0 800 600"', 'viewBox="0 0 800 60"'),
  ],
  ['svg: line 1: <?xml version="1.0"?> is not allowed', inSvg('<svg', '<?xml version="1.0"?><svg')],
  ['svg: <svg> is not closed', inSvg('</svg>', '')],
])('files are refused with %s', async (message, changes) => {
  for (const [name, content] of Object.entries(changes)) await write(name, content)
  expect(() => readTemplates(folder)).toThrow(`wooden-sign.${message}`)
})

test('files are refused without the other file of their name', async () => {
  await rm(path.join(folder, 'wooden-sign.svg'))
  expect(() => readTemplates(folder)).toThrow('wooden-sign.svg: the file is missing')
  await write('wooden-sign.svg', svg)
  await rm(path.join(folder, 'wooden-sign.json'))
  expect(() => readTemplates(folder)).toThrow('wooden-sign.json: the file is missing')
})

test('stickers are refused in an unknown pack', async () => {
  await write('wooden-sign.json', '{ "label": "Sign", "pack": "garden" }')
  expect(() => readStickers(folder)).toThrow('wooden-sign.json: pack: Invalid option')
})

test('stickers are refused without a known group and keywords', async () => {
  await write(
    'wooden-sign.json',
    '{ "label": "Sign", "pack": "basics", "group": "SHOES", "keywords": ["a"] }',
  )
  expect(() => readStickers(folder)).toThrow(/group: Invalid option.*\n.*keywords: Too small/)
})

test('all mistakes of a folder are reported', async () => {
  await write('wooden-sign.json', '{}')
  await write('Other sign.svg', svg)
  expect(() => readTemplates(folder)).toThrow(/Other sign: the name must .*\n.*name: .*\n.*keywords: /)
  await rm(path.join(folder, 'Other sign.svg'))
})
