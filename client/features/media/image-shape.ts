/** Width by height. Wider or taller than this, and a picture is shown whole on a blurred ground instead of by its own shape. */
export const MAX_ASPECT_RATIO = 3
/** A video too. */
export const MIN_ASPECT_RATIO = 3 / 4
