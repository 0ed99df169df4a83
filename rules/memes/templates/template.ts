import type { MemeFont, TextAlign } from '#rules/memes/document.ts'
import { drawingOf, type Artwork } from '#rules/memes/render/assets.ts'

/** Positions and sizes are fractions of the template, as in a meme document. */
export type TemplateTextBox = {
  x: number
  y: number
  width: number
  height: number
  angle: number
  font: MemeFont
  color: string
  outline: string
  align: TextAlign
  isUppercase: boolean
  example: string
}

export type MemeTemplate = {
  slug: string
  name: string
  keywords: readonly string[]
  width: number
  height: number
  license: string
  source: string
  textBoxes: readonly TemplateTextBox[]
  /** For each text box its example, a short and a long text, in any order. */
  examples: readonly (readonly string[])[]
  svg: string
}

export function templateArtwork({ slug, svg }: MemeTemplate): Artwork {
  return drawingOf(svg, `template-${slug}`)
}
