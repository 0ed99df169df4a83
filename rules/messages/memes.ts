import {
  MEME_CROP_MIN,
  MEME_EXTENT_MAX,
  MEME_FONT_SIZE_MAX,
  MEME_LAYERS_MAX,
  MEME_OPACITY_MIN,
  MEME_POINTS_MAX,
  MEME_POINTS_PER_STROKE_MAX,
  MEME_POSITION_MAX,
  MEME_POSITION_MIN,
  MEME_SIDE_MAX,
  MEME_SIDE_MIN,
  MEME_STROKES_PER_LAYER_MAX,
  MEME_TEXT_MAX,
  MEME_URL_WIDTH_MAX,
  MEME_URL_WIDTH_MIN,
} from '#rules/memes/limits.ts'

export const memeInvalid = 'This meme is not valid.'
export const memeVersionUnknown = (version: unknown) =>
  `This meme has the document version ${JSON.stringify(version) ?? 'none'}, which this version of the site cannot read.`
export const memeSideInvalid = `Width and height of a meme must be whole numbers from ${MEME_SIDE_MIN} to ${MEME_SIDE_MAX}.`
export const memeBackgroundInvalid = 'The background must be exactly one of a template, an image and a color.'
export const memeTemplateInvalid = 'This is not the name of a template.'
export const memeStickerInvalid = 'This is not the name of a sticker.'
export const memeImageInvalid = 'This is not the ID of an uploaded image.'
export const memeLayerInvalid = 'A layer must be exactly one of a text, a sticker, an image and a pen.'
export const memeTooManyLayers = `A meme can have at most ${MEME_LAYERS_MAX} layers.`
export const memeTextEmpty = 'Please enter a text, or remove the text box.'
export const memeTextTooLong = `A text of a meme can have at most ${MEME_TEXT_MAX} characters.`
export const memePositionInvalid = `Positions must be numbers from ${MEME_POSITION_MIN} to ${MEME_POSITION_MAX}.`
export const memeExtentInvalid = `Widths and heights must be numbers above 0 and at most ${MEME_EXTENT_MAX}.`
export const memeAngleInvalid = 'Angles must be finite numbers.'
export const memeFontInvalid = 'The font must be IMPACT, COMIC, CLEAN or MONO.'
export const memeFontSizeInvalid = `Font sizes must be numbers above 0 and at most ${MEME_FONT_SIZE_MAX}.`
export const memeColorInvalid = 'Colors must be written as # and six hexadecimal digits.'
export const memeAlignInvalid = 'The alignment must be LEFT, CENTER or RIGHT.'
export const memeTextStyleInvalid = 'The style must be CLASSIC, BAR, LABEL or BUBBLE.'
export const memeUppercaseInvalid = 'isUppercase must be true or false.'
export const memeCropInvalid = `The shown part of a picture must be inside it, with sides of at least ${MEME_CROP_MIN} of the picture.`
export const memeCropShapeInvalid = 'The shape of the shown part must be RECTANGLE or ELLIPSE.'
export const memeFlippedInvalid = 'isFlipped must be true or false.'
export const memeOpacityInvalid = `The opacity must be a number from ${MEME_OPACITY_MIN} to 1.`
export const memeEffectInvalid = 'The effect must be GREYSCALE, DEEP_FRY, BLUR or PIXELATE.'
export const memeStrokesMissing = 'A pen must have at least one stroke.'
export const memeTooManyStrokes = `A pen can have at most ${MEME_STROKES_PER_LAYER_MAX} strokes.`
export const memeStrokeWidthInvalid = 'Widths of strokes must be numbers above 0 and at most 1.'
export const memePointsInvalid = 'The points of a stroke must be pairs of numbers from 0 to 1.'
export const memeStrokeTooLong = `A stroke can have at most ${MEME_POINTS_PER_STROKE_MAX} points.`
export const memeTooManyPoints = `The strokes of a meme can have at most ${MEME_POINTS_MAX} points together.`
export const memeTooComplex =
  'This meme is too complex to draw. Please remove some text, emoji, images, strokes or layers.'

export const memeTemplateUnknown = 'There is no template with this name.'
export const memeStickerUnknown = 'There is no sticker with this name.'
export const memeEmojiUnknown = 'There is no drawing of this emoji.'
export const memeFontUnknown = 'There is no such font of memes.'
export const memeStickerLocked = 'This sticker belongs to a pack that you do not have.'
export const memeImageUnavailable =
  'This image is not an unused upload of yours, and not part of a meme that you may remix.'
export const memeExcludesMedia = 'A post has either a meme or a file.'
export const remixWithoutMeme = 'A remix needs a meme.'
export const remixOfOtherPost = 'Only memes can be remixed.'
export const memeNotRemixable = 'The author does not allow remixes of this meme.'
export const memeRemixableInvalid = 'isRemixable must be true or false.'

export const memeUrlUnknown = 'There is no such template, or the format is none of webp, png and jpg.'
export const memeUrlParameterUnknown = 'The parameters of a meme URL are text and width.'
export const memeUrlWidthInvalid = `The width must be a whole number from ${MEME_URL_WIDTH_MIN} to ${MEME_URL_WIDTH_MAX}.`
export const memeUrlTooManyTexts = (boxes: number) =>
  `This template has ${boxes} text ${boxes === 1 ? 'box' : 'boxes'}, and the URL has more texts.`
