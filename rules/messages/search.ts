import { SEARCH_QUERY_MAX } from '#rules/limits.ts'

export const searchTooLong = `A search can have at most ${SEARCH_QUERY_MAX} characters.`
export const searchHasNoWords = 'Enter a word or a #tag to search.'
export const searching = 'Searching...'
export const searchFailed = 'Search failed'
export const searchTimedOut = 'This search takes too long. Try other words.'
