import { IMAGE_WIDTHS, fittingWidth } from '#rules/media-rules.ts'
import type { MemeTemplate } from '#rules/memes/templates/template.ts'
import type { ImageView } from '#server/features/media/media-view.ts'
import placeholders from '#rules/memes/templates/goldens/placeholders.json' with { type: 'json' }

const PLACEHOLDERS: Readonly<Record<string, string>> = placeholders

/** The images are drawn by meme URLs. */
export function templateImage({ slug, name, width, height }: MemeTemplate): ImageView {
  return {
    width,
    height,
    altText: name,
    isAnimated: false,
    thumbHash: Buffer.from(PLACEHOLDERS[slug] ?? '', 'base64'),
    urlAt: (minimum) => {
      const widths = [...IMAGE_WIDTHS.filter((candidate) => candidate < width), width]
      return `/memes/${slug}.webp?width=${fittingWidth(widths, minimum ?? width)}`
    },
  }
}
