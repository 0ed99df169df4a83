import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { DEMO_DIRECTORY } from '#prisma/demo/read-script.ts'
import { memeSchema } from '#rules/memes/document.ts'
import { memeTemplates } from '#rules/memes/templates/index.ts'
import type { MemeTemplate } from '#rules/memes/templates/template.ts'
import { memePixels } from '#server/platform/images/rasterize-meme.ts'
import { drawMeme } from '#tests/support/meme-pictures.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { drawPhotograph } from './photographs.ts'

const SVG_LOADER = { operation: ['VipsForeignLoadSvgBuffer'] }

type Pixels = { pixels: Buffer; width: number; height: number; channels: 3 | 4 }

export type LabelledPicture = {
  name: string
  image: () => Sharp
  /** Whether its changed copies are searched too. */
  hasCopies: boolean
}

const CAPTIONS = [
  ['Me on Monday', 'Nobody asked', 'When the code compiles', 'Yes', 'My cat at 3 am', 'Taxes'],
  ['The whole team', 'One more episode', 'No', 'Free pizza', 'I have not even started reading', 'Sleep'],
]

/** Pictures that are no copies of each other: templates with three captions each, demo art and photographs. */
export async function drawOriginals(): Promise<LabelledPicture[]> {
  const some = memeTemplates.filter((_template, index) => index % (isNightly ? 4 : 16) === 0)
  const memes = await Promise.all(some.map(drawCaptions))
  return [...memes.flat(), ...(await drawDemoArt()), ...drawPhotographs()]
}

async function drawCaptions(template: MemeTemplate): Promise<LabelledPicture[]> {
  const { slug, width, height, textBoxes } = template
  return Promise.all(
    [null, ...CAPTIONS].map(async (captions, version) => {
      const layers = textBoxes.map(({ example, ...box }, index) => ({
        text: { ...box, text: captions?.[index % captions.length] ?? example },
      }))
      const document = memeSchema.parse({ width, height, background: { templateSlug: slug }, layers })
      return {
        ...labelled(`${slug} ${version}`, await memePixels(await drawMeme(document))),
        hasCopies: version === 0,
      }
    }),
  )
}

/** Two pictures of each scene, such as `chat-1` and `chat-2`. */
async function drawDemoArt(): Promise<LabelledPicture[]> {
  const directory = path.join(DEMO_DIRECTORY, 'pictures')
  const files = (await readdir(directory)).filter((file) => file.endsWith('.svg')).toSorted()
  const scenes = [...new Set(files.map(sceneOf))].slice(0, isNightly ? 8 : 4)
  const chosen = scenes.flatMap((scene) => files.filter((file) => sceneOf(file) === scene).slice(0, 2))
  return Promise.all(
    chosen.map(async (file) => {
      const svg = await readFile(path.join(directory, file), 'utf8')
      return labelled(file, await memePixels(svg))
    }),
  )
}

function sceneOf(file: string): string {
  return file.replace(/-\d+\.svg$/, '')
}

/** Landscapes of the same colors with other hills and clouds. */
function drawPhotographs(): LabelledPicture[] {
  return [1, 2].flatMap((place) =>
    [1, 2, 3]
      .slice(0, isNightly ? 3 : 2)
      .map((moment) => labelled(`photograph ${place}.${moment}`, drawPhotograph(place, moment))),
  )
}

function labelled(name: string, { pixels, ...raw }: Pixels): LabelledPicture {
  const image = () => sharp(pixels, { raw }).flatten({ background: 'white' }).removeAlpha()
  return { name, image, hasCopies: true }
}

export const FLAT_PICTURES: LabelledPicture[] = ['white', 'black', 'tomato', '#336699'].map((background) => ({
  name: background,
  image: () => sharp({ create: { width: 600, height: 400, channels: 3, background } }),
  hasCopies: true,
}))

type Change = (image: Sharp, size: { width: number; height: number }) => Sharp | Promise<Sharp>

const border = (background: string) => (image: Sharp) =>
  image.extend({ top: 20, bottom: 20, left: 20, right: 20, background })

/** Changes after which a picture is still the same. */
export const CHANGES: Record<string, Change> = {
  'half the size': (image, { width }) => image.resize({ width: Math.round(width / 2) }),
  '320 pixels wide': (image) => image.resize({ width: 320 }),
  'JPEG of quality 50': (image) => image.jpeg({ quality: 50 }),
  WebP: (image) => image.webp({ quality: 75 }),
  GIF: (image) => image.gif(),
  '2.5 % cropped from each edge': (image, { width, height }) =>
    image.extract({
      left: Math.round(width * 0.025),
      top: Math.round(height * 0.025),
      width: Math.round(width * 0.95),
      height: Math.round(height * 0.95),
    }),
  'white border of 20 px': border('white'),
  'black border of 20 px': border('black'),
  'colored border of 20 px': border('#e04080'),
  'watermark in a corner': (image, size) =>
    addMark(image, size, { height: 0.05, opacity: 0.7, gravity: 'southeast' }),
  'watermark at the bottom': (image, size) =>
    addMark(image, size, { height: 0.06, opacity: 1, gravity: 'south' }),
  'watermark across the center': (image, size) =>
    addMark(image, size, { height: 0.11, opacity: 0.35, gravity: 'center' }),
  mirrored: (image) => image.flop(),
  'other hue': (image) => image.modulate({ hue: 60 }),
  'opposite hue': (image) => image.modulate({ hue: 180 }),
  'more saturation': (image) => image.modulate({ saturation: 1.5 }),
  'shades of grey': (image) => image.grayscale(),
  brighter: (image) => image.modulate({ brightness: 1.25 }),
  darker: (image) => image.modulate({ brightness: 0.75 }),
}

async function addMark(
  image: Sharp,
  { width, height }: { width: number; height: number },
  mark: { height: number; opacity: number; gravity: string },
): Promise<Sharp> {
  const markHeight = Math.round(Math.min(width, height) * mark.height)
  const text = { text: 'guffaw.example', x: 0, y: 0, width: 1, height: 1, font: 'CLEAN', isUppercase: false }
  const box = { width: 1200, height: 320, background: { color: '#123456' }, layers: [{ text }] }
  const svg = (await drawMeme(memeSchema.parse(box))).replace(/<rect[^>]*fill="#123456"\/>/, '')
  sharp.unblock(SVG_LOADER)
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ height: markHeight * 2 })
    .ensureAlpha(1)
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let at = 3; at < data.length; at += 4) data[at] = (data[at] ?? 0) * mark.opacity
  const raw = { width: info.width, height: info.height, channels: 4 } as const
  return image.composite([{ input: data, raw, gravity: mark.gravity }])
}

/** Returns the encoded picture as the server reads it: as a file, because its decoders read files only. */
export async function changePicture<Result>(
  { image }: LabelledPicture,
  change: Change,
  read: (image: Sharp) => Promise<Result>,
): Promise<Result> {
  const { data, info } = await image().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 3 } as const
  const changed = await change(sharp(data, { raw }), info)
  const file = path.join(tmpdir(), `guffaw-labelled-${randomUUID()}`)
  await writeFile(file, await encode(changed))
  try {
    return await read(sharp(file))
  } finally {
    await rm(file)
  }
}

/** As PNG, unless the change chose a format. */
async function encode(image: Sharp): Promise<Buffer> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  if (info.format !== 'raw') return data
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return sharp(data, { raw }).png({ compressionLevel: 1 }).toBuffer()
}
