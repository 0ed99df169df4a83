import { memeSchema, type MemeDocument } from '#rules/memes/document.ts'
import type { MemeTemplate } from '#rules/memes/templates/template.ts'
import { parseInput } from '#server/platform/refusals.ts'

/** Puts each text into the text box of the same number. Empty texts skip their box. Throws ValidationError. */
export function captionTemplate(template: MemeTemplate, texts: readonly string[]): MemeDocument {
  const { slug, width, height, textBoxes } = template
  const layers = textBoxes.flatMap((box, index) => {
    const text = texts[index] ?? ''
    return text === '' ? [] : [{ text: { ...box, text } }]
  })
  return parseInput(memeSchema, { width, height, background: { templateSlug: slug }, layers })
}
