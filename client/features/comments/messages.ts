/** For screens that are loaded on demand. `messages` is part of the first screen. */
export const commentFailed = 'Failed to comment. Please try again.'
export const commentEditFailed = 'Failed to save the comment. Please try again.'
export const commentNotSent = 'This comment was not sent.'
export const linkedCommentNotFound = "This comment doesn't exist or was deleted."
export const commentDeleted = 'Comment deleted'
export const commentDeleteFailed = 'Failed to delete comment'
export const commentsLoadFailed = 'Failed to load comments'
export const moreCommentsFailed = 'Failed to load more comments'
