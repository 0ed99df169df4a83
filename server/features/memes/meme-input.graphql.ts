import type { MEME_FONTS, TEXT_ALIGNMENTS } from '#rules/memes/document.ts'
import { MEME_LAYERS_MAX, MEME_SIDE_MAX, MEME_SIDE_MIN, MEME_TEXT_MAX } from '#rules/memes/limits.ts'
import { builder } from '#server/platform/graphql/builder.ts'

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

export const layerDescriptions = {
  x: 'The left edge, as a fraction of the width of the canvas, from -1 to 2.',
  y: 'The top edge, as a fraction of the height of the canvas, from -1 to 2.',
  width: 'The width, as a fraction of the width of the canvas, above 0 and at most 2.',
  height: 'The height, as a fraction of the height of the canvas, above 0 and at most 2.',
  angle: 'The rotation around the center, in degrees clockwise.',
  font: 'The font.',
  size: 'The em, as a fraction of the height of the canvas. Null: the largest size at which the text fits its box.',
  color: 'The color of the letters, as `#rrggbb`.',
  outline: 'The color of the outline, as `#rrggbb`.',
  align: 'The alignment of the lines.',
  isUppercase: 'Whether the text is shown in capital letters.',
}
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
      description: `The text, 1 to ${MEME_TEXT_MAX} characters. Those that the fonts do not contain, such as Chinese ones, are drawn as crossed boxes.`,
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
  }),
})

const MemeLayerInput = builder.inputType('MemeLayerInput', {
  description: 'A layer of a meme: exactly one of the fields.',
  isOneOf: true,
  fields: (t) => ({
    text: t.field({ type: MemeTextInput, description: 'A text.' }),
    sticker: t.field({ type: MemeStickerInput, description: 'A sticker.' }),
    image: t.field({ type: MemeImageInput, description: 'An image.' }),
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
