import { FOLLOWED_MEMBERS_MAX } from '#rules/limits.ts'

export const followSelf = 'You cannot follow yourself.'
export const tooManyFollowed = `You can follow at most ${FOLLOWED_MEMBERS_MAX} members.`
export const followFailed = 'Failed to follow. Please try again.'
export const unfollowFailed = 'Failed to unfollow. Please try again.'
export const membersLoading = 'Loading members...'
export const moreMembersFailed = 'Failed to load more members'
