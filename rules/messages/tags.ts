import { FOLLOWED_TAGS_MAX } from '#rules/limits.ts'

export const tagNotFound = 'No post uses this tag.'
export const tooManyTags = `You can follow at most ${FOLLOWED_TAGS_MAX} tags.`
export const followTagFailed = 'Failed to follow the tag. Please try again.'
export const unfollowTagFailed = 'Failed to unfollow the tag. Please try again.'
export const tagLoadFailed = 'Failed to load the tag'
export const rankingLoadFailed = 'Failed to load the ranking'
export const discoverLoadFailed = 'Failed to load the dashboard'
