import { PRODUCT_NAME } from './limits.ts'

/** The title is separate from the messages, which the landing page does not load. */
export const LANDING_TITLE = `${PRODUCT_NAME}: a meme community that gets you`
