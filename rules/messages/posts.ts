import { IDEMPOTENCY_KEY_MAX, POST_EDIT_MINUTES, POST_TEXT_MAX } from '#rules/limits.ts'
import { RATE_LIMITS } from '#rules/rate-limits.ts'
import { formatWait } from './format-wait.ts'

export const textTooLong = (count: number | string) =>
  `Text cannot exceed ${POST_TEXT_MAX} characters. Currently ${count} characters.`
export const postEmpty = 'Please add some text or attach a media file to create a post.'
export const idempotencyKeyInvalid = `An idempotency key must have 1 to ${IDEMPOTENCY_KEY_MAX} characters.`
export const idempotencyKeyReused = 'This idempotency key was used for another request. Please use a new one.'
export const postCreated = 'Post created successfully'
export const postCreateFailed = 'Failed to create post'
export const postDeleted = 'Post deleted successfully'
export const postNotFound = 'Post not found'
export const postGone = 'This post was deleted'
export const postNotYours = 'You can only delete your own posts'
export const postIdInvalid = 'Invalid Post ID format'
export const sensitiveInvalid = 'isSensitive must be true or false'
export const reactionTypeInvalid = 'Reaction type must be like or dislike'
export const reacted = 'Reaction saved'
export const shared = 'Share counted'
export const postFetched = 'Post fetched successfully'
export const postsFetched = 'Posts fetched successfully'

export const postNotEditable = 'You can only edit your own posts.'
export const postEditExpired = `Posts can be edited for ${POST_EDIT_MINUTES} minutes.`
export const creditOwnPost = 'You cannot credit your own post.'
export const postSaveFailed = 'Failed to save post'
export const postUnsaveFailed = 'Failed to remove post from saved posts'

export const textRepeated = (seconds: number) =>
  `You have posted this text ${RATE_LIMITS.identicalTexts.uses} times within an hour. Please change it, or try again in ${formatWait(seconds)}.`
export const newMemberLinks = (seconds: number) =>
  `In your first day, up to ${RATE_LIMITS.linksOfNewMembers.uses} of your posts and comments can have links. Please remove the links, or try again in ${formatWait(seconds)}.`
export const newMemberMentions = (seconds: number) =>
  `In your first day, up to ${RATE_LIMITS.mentionsOfNewMembers.uses} of your posts and comments can mention members. Please remove the mentions, or try again in ${formatWait(seconds)}.`
