import { COMMENT_EDIT_MINUTES } from '#rules/limits.ts'

export const commentEmpty = 'Please add some text or attach an image to comment.'
export const commentNotFound = 'Comment not found'
export const commentNotYours = 'You can only delete comments that you wrote or that are on your posts.'
export const commentNotEditable = 'You can only edit your own comments.'
export const commentEditExpired = `Comments can be edited for ${COMMENT_EDIT_MINUTES} minutes.`
export const commentMediaInvalid = 'Only images can be attached to comments.'
export const commentReactionFailed = 'Failed to update reaction'
export const commentEditFailed = 'Failed to save the comment. Please try again.'
export const commentFailed = 'Failed to comment. Please try again.'
export const commentNotSent = 'This comment was not sent.'
export const linkedCommentNotFound = "This comment doesn't exist or was deleted."
export const commentDeleted = 'Comment deleted'
export const commentDeleteFailed = 'Failed to delete comment'
export const commentsLoadFailed = 'Failed to load comments'
export const moreCommentsFailed = 'Failed to load more comments'
