export const feedPath = '/m/account/feed'

export const postPath = (postId: string) => `/post/${postId}`
