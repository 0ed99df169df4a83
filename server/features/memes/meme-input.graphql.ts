import type { MEME_FONTS, TEXT_ALIGNMENTS, TEXT_STYLES } from '#rules/memes/document.ts'
import { MEME_LAYERS_MAX, MEME_SIDE_MAX, MEME_SIDE_MIN, MEME_TEXT_MAX } from '#rules/memes/limits.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { layerDescriptions } from './layer-descriptions.ts'
import { adjustmentsDescription, MemeAdjustmentsInput } from './meme-adjustments.graphql.ts'
import { MemePenInput } from './meme-pen.graphql.ts'

export const MemeFont = builder.enumType('MemeFont', {
  description: 'The font of a text.',
  values: {
    IMPACT: { description: 'Heavy and narrow, the usual font of memes.' },
    COMIC: { description: 'Handwriting.' },
    CLEAN: { description: 'A plain font without serifs.' },
    MONO: { description: 'A font in which all characters have the same width.' },
  } satisfies Record<(typeof MEME_FONTS)[number], object>,
})

export const TextAlign = builder.enumType('TextAlign', {
  description: 'The alignment of the lines of a text.',
  values: {
    LEFT: { description: 'Lines start at the left edge.' },
    CENTER: { description: 'Lines are centered.' },
    RIGHT: { description: 'Lines end at the right edge.' },
  } satisfies Record<(typeof TEXT_ALIGNMENTS)[number], object>,
})

export const MemeTextStyle = builder.enumType('MemeTextStyle', {
  description:
    'How a text stands out from the picture. `outline` is the color of what is around or behind the letters.',
  values: {
    CLASSIC: { description: 'An outline around the letters.' },
    BAR: { description: 'A bar as wide as the box.' },
    LABEL: { description: 'A label behind each line.' },
    BUBBLE: { description: 'A speech bubble.' },
  } satisfies Record<(typeof TEXT_STYLES)[number], object>,
})

const d = layerDescriptions

const MemeBackgroundInput = builder.inputType('MemeBackgroundInput', {
  description: 'The background of a meme: exactly one of the fields. A picture covers the canvas.',
  isOneOf: true,
  fields: (t) => ({
    templateSlug: t.string({ description: 'The `MemeTemplate.slug` of a template.' }),
    mediaId: t.field({ type: 'UUID', description: 'The id of an uploaded image, as in `MemeImageInput`.' }),
    color: t.string({ description: 'A color as `#rrggbb`.' }),
  }),
})

const MemeTextInput = builder.inputType('MemeTextInput', {
  description: 'A text in a box. All sizes and positions are fractions of the canvas.',
  fields: (t) => ({
    text: t.string({
      required: true,
      description: `The text, 1 to ${MEME_TEXT_MAX} characters. Those of scripts without a font, such as hieroglyphs, are drawn as crossed boxes.`,
    }),
    x: t.float({ required: true, description: d.x }),
    y: t.float({ required: true, description: d.y }),
    width: t.float({ required: true, description: d.width }),
    height: t.float({ required: true, description: d.height }),
    angle: t.float({ required: true, defaultValue: 0, description: d.angle }),
    font: t.field({ type: MemeFont, required: true, defaultValue: 'IMPACT', description: d.font }),
    size: t.float({ description: d.size }),
    color: t.string({ required: true, defaultValue: '#ffffff', description: d.color }),
    outline: t.string({ required: true, defaultValue: '#000000', description: d.outline }),
    align: t.field({ type: TextAlign, required: true, defaultValue: 'CENTER', description: d.align }),
    isUppercase: t.boolean({ required: true, defaultValue: true, description: d.isUppercase }),
    style: t.field({ type: MemeTextStyle, required: true, defaultValue: 'CLASSIC', description: d.style }),
  }),
})

const MemeStickerInput = builder.inputType('MemeStickerInput', {
  description: 'A sticker. Its height follows from its width.',
  fields: (t) => ({
    sticker: t.string({ required: true, description: 'The `MemeSticker.name` of a sticker.' }),
    x: t.float({ required: true, description: d.x }),
    y: t.float({ required: true, description: d.y }),
    width: t.float({ required: true, description: d.width }),
    angle: t.float({ required: true, defaultValue: 0, description: d.angle }),
    adjustments: t.field({ type: MemeAdjustmentsInput, description: adjustmentsDescription }),
  }),
})

const MemeImageInput = builder.inputType('MemeImageInput', {
  description: 'An uploaded image. Its height follows from its width.',
  fields: (t) => ({
    mediaId: t.field({
      type: 'UUID',
      required: true,
      description:
        'The id of an image that was uploaded to POST /api/v1/media within the last day and is not used elsewhere, or of an image of the meme that is remixed, which the caller must be allowed to see.',
    }),
    x: t.float({ required: true, description: d.x }),
    y: t.float({ required: true, description: d.y }),
    width: t.float({ required: true, description: d.width }),
    angle: t.float({ required: true, defaultValue: 0, description: d.angle }),
    adjustments: t.field({ type: MemeAdjustmentsInput, description: adjustmentsDescription }),
  }),
})

const MemeLayerInput = builder.inputType('MemeLayerInput', {
  description: 'A layer of a meme: exactly one of the fields.',
  isOneOf: true,
  fields: (t) => ({
    text: t.field({ type: MemeTextInput, description: 'A text.' }),
    sticker: t.field({ type: MemeStickerInput, description: 'A sticker.' }),
    image: t.field({ type: MemeImageInput, description: 'An image.' }),
    pen: t.field({ type: MemePenInput, description: 'Strokes of a pen.' }),
  }),
})

const side = `from ${MEME_SIDE_MIN} to ${MEME_SIDE_MAX}`

export const MemeInput = builder.inputType('MemeInput', {
  description: 'A meme as a structured document, from which the server draws the picture.',
  fields: (t) => ({
    width: t.int({ required: true, description: `The width of the canvas in pixels, ${side}.` }),
    height: t.int({ required: true, description: `The height of the canvas in pixels, ${side}.` }),
    background: t.field({
      type: MemeBackgroundInput,
      required: true,
      description: 'The background.',
    }),
    backgroundAdjustments: t.field({
      type: MemeAdjustmentsInput,
      description: 'How a template or image in the background is shown. Null: as in its file.',
    }),
    layers: t.field({
      type: [MemeLayerInput],
      required: true,
      description: `The layers, at most ${MEME_LAYERS_MAX}. Later ones are drawn on top.`,
    }),
    isRemixable: t.boolean({
      required: true,
      defaultValue: true,
      description: 'Whether other members may remix the meme.',
    }),
  }),
})
