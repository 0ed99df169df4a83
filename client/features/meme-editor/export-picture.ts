import { connectionError } from '#client/relay/errors.ts'
import type { MemeDocument } from '#rules/memes/document.ts'
import { assetsOf, type MemeAssets, type MemeImage } from '#rules/memes/render/assets.ts'
import { renderMeme } from '#rules/memes/render/render-meme.ts'
import { toMemeDocument, type EditorDocument } from './editor-document.ts'
import { loadAssets, loadedAssets } from './load-assets.ts'

export type PictureFormat = 'png' | 'webp'

const WEBP_QUALITY = 0.92

/** Draws the meme at its full size. Resolves to null if the browser cannot write the format. */
export async function drawPicture(
  document: EditorDocument,
  images: MemeAssets['images'],
  format: PictureFormat,
): Promise<Blob | null> {
  const meme = toMemeDocument(document)
  const svg = await renderSvg(meme, images)
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    const canvas = window.document.createElement('canvas')
    canvas.width = meme.width
    canvas.height = meme.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0, meme.width, meme.height)
    const type = `image/${format}`
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, WEBP_QUALITY))
    // Browsers that do not know a type write PNG.
    return blob?.type === type ? blob : null
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function renderSvg(meme: MemeDocument, images: MemeAssets['images']): Promise<string> {
  const names = assetsOf(meme)
  const [embedded] = await Promise.all([embedImages([...names.images], images), loadAssets(names, images)])
  return renderMeme(meme, { ...loadedAssets, images: embedded })
}

/** Images inside of an image must be data URLs. */
async function embedImages(
  keys: readonly string[],
  images: MemeAssets['images'],
): Promise<Map<string, MemeImage>> {
  const embedded = await Promise.all(
    keys.map(async (key): Promise<[string, MemeImage][]> => {
      const image = images.get(key)
      return image ? [[key, { ...image, href: await toDataUrl(image.href) }]] : []
    }),
  )
  return new Map(embedded.flat())
}

/** Drawn again as PNG, because SVG images of other types and orientations differ between browsers. */
async function toDataUrl(href: string): Promise<string> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = href
  await image.decode().catch((error: unknown) => {
    throw connectionError(error)
  })
  const canvas = window.document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/png')
}
