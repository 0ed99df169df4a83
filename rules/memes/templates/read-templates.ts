import { drawingSchema, readArtwork } from '#rules/memes/artwork-files.ts'
import { textSchema } from '#rules/memes/document.ts'
import { MEME_SIDE_MAX, MEME_SIDE_MIN, MEME_TEXT_MAX } from '#rules/memes/limits.ts'
import { z } from '#rules/zod.ts'
import type { MemeTemplate } from './template.ts'

const INK = '#2b2540'

/** docs/memes.md describes them. The outlines of labels have the color of the surface, so that they only show outside of it. */
const STYLES = {
  caption: { font: 'IMPACT', color: '#ffffff', outline: '#000000', isUppercase: true },
  label: { font: 'COMIC', color: INK, outline: '#ffffff', isUppercase: false },
  headline: { font: 'IMPACT', color: INK, outline: '#ffffff', isUppercase: true },
  print: { font: 'CLEAN', color: INK, outline: '#ffffff', isUppercase: false },
} as const
const styleNames = ['caption', 'label', 'headline', 'print'] as const

const text = textSchema.shape
const line = z.string().trim().min(1)
const pixels = z.number().min(MEME_SIDE_MIN).max(MEME_SIDE_MAX)
const textBox = z.strictObject({
  style: z.enum(styleNames),
  x: z.int().min(0),
  y: z.int().min(0),
  width: z.int().positive(),
  height: z.int().positive(),
  angle: text.angle.unwrap().optional(),
  font: text.font.unwrap().optional(),
  color: text.color.unwrap().optional(),
  outline: text.outline.unwrap().optional(),
  align: text.align.unwrap().optional(),
  isUppercase: text.isUppercase.unwrap().optional(),
  examples: z.array(line.max(MEME_TEXT_MAX)).min(3),
})

const templateSchema = z
  .strictObject({
    drawing: drawingSchema.extend({ width: pixels, height: pixels }),
    name: line,
    keywords: z.array(line).min(5),
    license: line,
    source: line,
    addedOn: z.iso.date(),
    textBoxes: z.array(textBox).min(1),
  })
  .superRefine(({ textBoxes, drawing }, context) => {
    for (const [index, box] of textBoxes.entries())
      for (const [start, side] of [
        ['x', 'width'],
        ['y', 'height'],
      ] as const)
        if (box[start] + box[side] > drawing[side])
          context.addIssue({
            code: 'custom',
            path: ['textBoxes', index, side],
            message: `ends outside of the drawing, whose ${side} is ${drawing[side]}`,
          })
  })

/** Returns the templates of a folder, the most recently added last. */
export function readTemplates(folder: string): MemeTemplate[] {
  return readArtwork(folder, templateSchema)
    .toSorted((one, other) => one.addedOn.localeCompare(other.addedOn))
    .map(toTemplate)
}

function toTemplate({ drawing, textBoxes, ...details }: z.output<typeof templateSchema>): MemeTemplate {
  const { name: slug, width, height, svg } = drawing
  const { name, keywords, license, source } = details
  return {
    slug,
    name,
    keywords,
    width,
    height,
    license,
    source,
    svg,
    examples: textBoxes.map(({ examples }) => examples),
    textBoxes: textBoxes.map(({ style, examples: [example = ''], ...box }) => ({
      angle: 0,
      align: 'CENTER',
      ...STYLES[style],
      ...box,
      x: fraction(box.x / width),
      y: fraction(box.y / height),
      width: fraction(box.width / width),
      height: fraction(box.height / height),
      example,
    })),
  }
}

const fraction = (value: number) => Math.round(value * 10_000) / 10_000
