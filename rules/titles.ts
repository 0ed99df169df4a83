import { PRODUCT_NAME } from './limits.ts'

/** Apart from the sentences: the landing page needs none of those. */
export const LANDING_TITLE = `${PRODUCT_NAME}: a meme community that gets you`
