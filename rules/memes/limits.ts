/** Pixels per side of the canvas. */
export const MEME_SIDE_MIN = 320
export const MEME_SIDE_MAX = 2160
export const MEME_LAYERS_MAX = 30
/** In grapheme clusters. */
export const MEME_TEXT_MAX = 300
/** Combining marks are unlimited within a grapheme cluster, so the whole text has a limit as well. */
export const MEME_TEXT_MAX_CODE_POINTS = 4 * MEME_TEXT_MAX

/** Positions and sizes are fractions of the canvas. A layer may be partly outside. */
export const MEME_POSITION_MIN = -1
export const MEME_POSITION_MAX = 2
export const MEME_EXTENT_MAX = 2
/** The smallest shown part of a picture, as a fraction of it. */
export const MEME_CROP_MIN = 0.02
export const MEME_OPACITY_MIN = 0.05
export const MEME_STROKES_PER_LAYER_MAX = 50
export const MEME_POINTS_PER_STROKE_MAX = 200
/** In all strokes of a meme, which must fit into the body of a request. */
export const MEME_POINTS_MAX = 8000
/** The em, as a fraction of the canvas height. Text that fits its box has at most the second size. */
export const MEME_FONT_SIZE_MAX = 2
export const MEME_FITTED_SIZE_MAX = 0.25
/** Words are only broken at a smaller size than this. */
export const MEME_READABLE_SIZE = 0.03

/**
 * Characters of outlined text in the SVG of a canvas of 1080 by 1080 pixels, of which librsvg draws at least this many in 300 ms
 * of CPU time. Other shapes take a quarter of the time.
 */
export const MEME_DRAWING_MAX_LENGTH = 300_000

/** In pixels. */
export const MEME_URL_WIDTH_MIN = 160
export const MEME_URL_WIDTH_MAX = 2160
/** The stored pictures of meme URLs together. */
export const MEME_CACHE_MAX_BYTES = 1024 ** 3
