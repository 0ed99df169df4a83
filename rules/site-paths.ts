/** The start page of members. */
export const feedPath = '/m/account/feed'

/** The page of a post and its share link. */
export const postPath = (postId: string) => `/post/${postId}`
