import { LRUCache } from 'lru-cache'
import type { MemeDocument } from '#rules/memes/document.ts'
import type { MemeAssets } from '#rules/memes/render/assets.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { ProcessedImage } from '#server/platform/images/processed-image.ts'
import { perApp } from '#server/platform/per-app.ts'
import { drawMosaics } from './draw-mosaics.ts'
import { memeDrawing } from './meme-drawing.ts'

/** The recently drawn pictures in memory together, which are about fifty. */
const CACHE_MAX_BYTES = 32 * 1024 * 1024

type Drawing = { document: MemeDocument; images: MemeAssets['images']; memberId: string }

const pictures = perApp(
  (dependencies) =>
    new LRUCache<string, ProcessedImage, Drawing>({
      maxSize: CACHE_MAX_BYTES,
      sizeCalculation: ({ renditions }) => renditions.reduce((sum, { content }) => sum + content.length, 0),
      async fetchMethod(_key, _stale, { context: { document, images, memberId } }) {
        const drawing = memeDrawing(document, images)
        const mosaics = await drawMosaics(dependencies.images, drawing, { memberId })
        const svg = await dependencies.images.renderMeme({ ...drawing, mosaics })
        return dependencies.images.prepareMeme(svg, { memberId })
      },
    }),
)

/** Draws a meme. Equal documents at the same time or shortly after each other are drawn once. Throws MemeTooComplexError. */
export async function drawOnce(
  dependencies: Dependencies,
  document: MemeDocument,
  images: MemeAssets['images'],
  memberId: string,
): Promise<ProcessedImage> {
  const key = JSON.stringify(document)
  return pictures(dependencies).forceFetch(key, { context: { document, images, memberId } })
}
