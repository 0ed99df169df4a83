/** Width by height. Wider or taller than this, and a picture is shown whole on a blurred ground instead of by its own shape. */
export const WIDEST = 3
/** A video too. */
export const NARROWEST = 3 / 4
