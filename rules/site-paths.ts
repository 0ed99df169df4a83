export const feedPath = '/m/account/feed'

export const postPath = (postId: string) => `/post/${postId}`

export const memberPath = (userId: string) => `/profile/${userId}`

export const notificationsPath = '/notifications'

export const settingsPath = '/m/account/settings'
