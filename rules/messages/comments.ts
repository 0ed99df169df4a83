import { COMMENT_EDIT_MINUTES } from '#rules/limits.ts'

export const commentEmpty = 'Please add some text or attach an image to comment.'
export const commentNotFound = 'Comment not found'
export const commentNotYours = 'You can only delete comments that you wrote or that are on your posts.'
export const commentNotEditable = 'You can only edit your own comments.'
export const commentEditExpired = `Comments can be edited for ${COMMENT_EDIT_MINUTES} minutes.`
export const commentMediaInvalid = 'Only images can be attached to comments.'
