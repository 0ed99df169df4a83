/** Where members begin. */
export const feedPath = '/m/account/feed'

/** Where a post is on the site: what is passed on when it is shared. */
export const postPath = (postId: string) => `/post/${postId}`
