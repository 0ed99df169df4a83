import { IDEMPOTENCY_KEY_MAX, POST_EDIT_MINUTES, POST_TEXT_MAX } from '#rules/limits.ts'

export const textTooLong = (count: number | string) =>
  `Text cannot exceed ${POST_TEXT_MAX} characters. Currently ${count} characters.`
export const postEmpty = 'Please add some text or attach a media file to create a post.'
export const idempotencyKeyInvalid = `An idempotency key must have 1 to ${IDEMPOTENCY_KEY_MAX} characters.`
export const idempotencyKeyReused = 'This idempotency key was used for another request. Please use a new one.'
export const postCreated = 'Post created successfully'
export const postCreateFailed = 'Failed to create post'
export const draftSaved = 'Your draft is saved here until you are back online.'
export const postCreateFailedTryAgain = 'Failed to create post. Please try again.'
export const postDeleted = 'Post deleted successfully'
export const postDeleteFailed = 'Failed to delete post'
export const postNotFound = 'Post not found'
export const postGone = 'This post was deleted'
export const postLoadFailed = 'Failed to load post'
export const postNotYours = 'You can only delete your own posts'
export const postIdInvalid = 'Invalid Post ID format'
export const reactionTypeInvalid = 'Reaction type must be like or dislike'
export const reacted = 'Reaction saved'
export const reactionFailed = 'Failed to react to post'
export const shared = 'Share counted'
export const linkCopied = 'Link copied'
export const linkCopyFailed = 'The link could not be copied'
export const postFetched = 'Post fetched successfully'
export const postsFetched = 'Posts fetched successfully'

export const postNotEditable = 'You can only edit your own posts.'
export const postEditExpired = `Posts can be edited for ${POST_EDIT_MINUTES} minutes.`
export const postEdited = 'Post edited'
export const postEditFailed = 'Failed to edit post'
export const creditOwnPost = 'You cannot credit your own post.'
export const postSaveFailed = 'Failed to save post'
export const postUnsaveFailed = 'Failed to remove post from saved posts'
