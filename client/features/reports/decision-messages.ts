/** Separate from those of the dialog, which is loaded without the screens. */
export const decisionsLoadFailed = 'Failed to load the decisions'
export const moreDecisionsFailed = 'Failed to load more decisions'
export const appealSent = 'Your appeal was sent. A moderator decides about it, and we tell you by mail.'
export const appealFailed = 'Failed to send the appeal. Please try again.'
export const transparencyLoadFailed = 'Failed to load the numbers'
