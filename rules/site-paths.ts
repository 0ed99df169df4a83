/** The screen that members see first. */
export const feedPath = '/m/account/feed'

/** The page of a post, which is also the link that is shared. */
export const postPath = (postId: string) => `/post/${postId}`
