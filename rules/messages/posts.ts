import { IDEMPOTENCY_KEY_MAX, POST_EDIT_MINUTES, POST_TEXT_MAX } from '#rules/limits.ts'

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
