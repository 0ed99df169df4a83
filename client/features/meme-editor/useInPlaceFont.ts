import { useEffect } from 'react'
import type { MemeFont, MemeText } from '#rules/memes/document.ts'
import type { MemeAssets } from '#rules/memes/render/assets.ts'
import { facesOf } from '#rules/memes/render/faces.ts'
import { EM } from '#rules/memes/render/glyphs.ts'
import { metricsOf } from '#rules/memes/render/metrics.ts'
import { measureText } from '#rules/memes/render/render-meme.ts'
import type { Size } from './geometry.ts'
import { fontUrls } from './meme-files.ts'

const FALLBACK = { size: 64, lineHeight: 1.1, outline: 0 }

/** The CSS font of a text. `size` is in pixels of the canvas, the others are fractions of it. */
export function useInPlaceFont(text: MemeText, canvas: Size, assets: MemeAssets) {
  useEffect(() => loadCssFont(text.font), [text.font])
  const family = `${cssFamily(text.font)}, var(--font-text)`
  if (!assets.fonts.has(facesOf(text.font)[0])) return { family, ...FALLBACK }
  const { lineHeight, outline } = metricsOf(assets.fonts, text)
  const { size } = measureText(text, canvas, assets)
  return { family, size, lineHeight: lineHeight / EM, outline: outline / EM }
}

const requested = new Set<MemeFont>()

export function cssFamily(font: MemeFont): string {
  return `meme-${font.toLowerCase()}`
}

/** The same file as the renderer's. */
export function loadCssFont(font: MemeFont): void {
  if (requested.has(font)) return
  requested.add(font)
  const face = new FontFace(cssFamily(font), `url(${fontUrls[facesOf(font)[0]]})`)
  document.fonts.add(face)
  face.load().catch(() => requested.delete(font))
}
