import { useEffect } from 'react'
import type { MemeFont, MemeText } from '#rules/memes/document.ts'
import { shownText } from '#rules/memes/meme-text.ts'
import type { MemeAssets } from '#rules/memes/render/assets.ts'
import { facesFor, facesOf, fontsFor, type FontName } from '#rules/memes/render/faces.ts'
import { EM } from '#rules/memes/render/glyphs.ts'
import { metricsOf } from '#rules/memes/render/metrics.ts'
import { measureText } from '#rules/memes/render/render-meme.ts'
import type { Size } from './geometry.ts'
import { fontUrlOf } from './font-url.ts'

const FALLBACK = { size: 64, lineHeight: 1.1, outline: 0 }

/** The CSS font of a text. `size` is in pixels of the canvas, the others are fractions of it. */
export function useInPlaceFont(text: MemeText, canvas: Size, assets: MemeAssets) {
  const shown = shownText(text)
  useEffect(() => fontsFor(text.font, shown).forEach(loadFontFace), [text.font, shown])
  const families = facesFor(text.font, shown).map(familyOf)
  const family = [...families, 'var(--font-text)'].join(', ')
  if (!assets.fonts.has(facesOf(text.font)[0])) return { family, ...FALLBACK }
  const { lineHeight, outline } = metricsOf(assets.fonts, text)
  const { size } = measureText(text, canvas, assets)
  return { family, size, lineHeight: lineHeight / EM, outline: outline / EM }
}

export const cssFamily = (font: MemeFont) => familyOf(facesOf(font)[0])
export const loadCssFont = (font: MemeFont) => loadFontFace(facesOf(font)[0])

const familyOf = (face: string) => `meme-${face}`

/** Faces with the URLs of their files. Korean slices are also in the Japanese face. */
const requested = new Set<string>()

/** The same file as the renderer's. The slices of a face are one family. */
function loadFontFace(name: FontName): void {
  fontUrlOf(name)
    .then(async (url) => {
      const [face = ''] = name.split(':')
      const key = `${face} ${url}`
      if (url === null || requested.has(key)) return
      requested.add(key)
      const font = new FontFace(familyOf(face), `url(${url})`)
      document.fonts.add(font)
      await font.load().catch(() => requested.delete(key))
    })
    // The renderer reports that the index of the slices is missing.
    .catch(() => undefined)
}
