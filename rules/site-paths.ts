export const feedPath = '/m/account/feed'

/** The meme editor, also with the slug of a template as the next segment. */
export const makePath = '/make'

export const postPath = (postId: string) => `/post/${postId}`

export const memberPath = (userId: string) => `/profile/${userId}`

export const followersPath = (userId: string) => `${memberPath(userId)}/followers`

export const notificationsPath = '/notifications'

export const settingsPath = '/m/account/settings'
