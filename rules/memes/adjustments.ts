export const CROP_SHAPES = ['RECTANGLE', 'ELLIPSE'] as const
export const MEME_EFFECTS = ['GREYSCALE', 'DEEP_FRY', 'BLUR', 'PIXELATE'] as const
export type MemeEffect = (typeof MEME_EFFECTS)[number]

/** The part of a picture that is shown, in fractions of the picture. */
export type Crop = {
  x: number
  y: number
  width: number
  height: number
  shape: (typeof CROP_SHAPES)[number]
}

/** How a picture differs from its file. */
export type Adjustments = {
  crop: Crop | null
  isFlipped: boolean
  opacity: number
  effect: MemeEffect | null
}

export const NO_ADJUSTMENTS: Adjustments = { crop: null, isFlipped: false, opacity: 1, effect: null }

export type Size = { width: number; height: number }

/** Returns the size of the part of a picture that is shown. */
export function shownSize({ width, height }: Size, crop: Crop | null | undefined): Size {
  return crop ? { width: width * crop.width, height: height * crop.height } : { width, height }
}
