import { PAGE_SIZE_MAX, RETRIES_MAX, SUBSCRIBED_POSTS_MAX } from '#rules/limits.ts'

export const pageInvalid = 'Page must be a positive number'
export const limitInvalid = `Limit must be a number from 1 to ${PAGE_SIZE_MAX}`
export const retry = (number: number) => `Retry (${number}/${RETRIES_MAX})`
export const retrying = (number: number) => `Retrying... (${number}/${RETRIES_MAX})`
export const loadFailedAfter = (attempts: number) =>
  `Failed to load after ${attempts} attempts. Please try again.`
export const morePostsFailed = 'Failed to load more posts'
export const postsLoadFailed = 'Something went wrong while loading posts. Please try again.'
export const postsLoading = 'Loading posts...'
export const pullToRefresh = 'Pull to refresh'
export const releaseToRefresh = 'Release to refresh'
export const refreshing = 'Refreshing...'
export const endOfList = "You're all caught up!"
export const cursorInvalid = 'The cursor does not belong to this list'
export const firstOrLast = `Provide either first or last, as a number from 0 to ${PAGE_SIZE_MAX}`
export const userNotFound = 'User not found'
export const userIdInvalid = 'Invalid User ID format'
export const trendingFailed = 'Failed to load trending users'
export const trendingEmpty = 'No trending users found'
export const checkBackLater = 'Check back later for updates'
export const subscribedPostsInvalid = `Subscribe to 1 to ${SUBSCRIBED_POSTS_MAX} posts.`
