import { FOLLOWED_TAGS_MAX } from '#rules/limits.ts'

export const tagNotFound = 'No post uses this tag.'
export const tooManyTags = `You can follow at most ${FOLLOWED_TAGS_MAX} tags.`
