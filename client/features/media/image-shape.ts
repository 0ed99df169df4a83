/** Limits of width divided by height. Other images are shown completely on a blurred background. */
export const MAX_ASPECT_RATIO = 3
/** Also applies to videos. */
export const MIN_ASPECT_RATIO = 3 / 4
