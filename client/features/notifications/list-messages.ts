/** For screens that are loaded on demand. `messages` is part of the first screen. */
export const notificationsLoadFailed = 'Failed to load notifications'
export const moreNotificationsFailed = 'Failed to load more notifications'
export const markReadFailed = 'Failed to mark notifications as read'
