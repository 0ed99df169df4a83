import { SEARCH_QUERY_MAX } from '#rules/limits.ts'

export const searchTooLong = `A search can have at most ${SEARCH_QUERY_MAX} characters.`
export const searchTimedOut = 'This search takes too long. Try other words.'
export const groupsLoading = 'Loading groups...'
export const moreGroupsFailed = 'Failed to load more groups'
