import { isolate } from '#rules/isolate.ts'

/** The predicates of notification texts, which follow the names of the actors. */
export const likedYourPost = 'liked your post'
export const likedYourComment = 'liked your comment'
export const commentedOnYourPost = 'commented on your post'
export const repliedToYourComment = 'replied to your comment'
export const mentionedYouInPost = 'mentioned you in a post'
export const mentionedYouInComment = 'mentioned you in a comment'
export const followedYou = 'followed you'
export const remixedYourMeme = 'remixed your meme'
export const creditedYou = 'credited your post'

export const passwordWasChanged = 'Your password was changed'
export const emailWasChanged = 'Your email address was changed'
export const accessTokenWasCreated = (name: string) => `The access token “${isolate(name)}” was created`
export const identityWasLinked = 'An account for signing in was connected'

export const notificationKindFixed = 'Notifications about security and removed content cannot be turned off.'
export const notificationKindRepeated = 'Each kind of notification can be set once.'
export const tooManyNotificationIds = (maximum: number) =>
  `At most ${maximum} notifications can be marked at once.`

export const pushEndpointTooLong = 'The push endpoint must have at most 1000 characters.'
export const pushServiceNotAllowed =
  'The push endpoint must be an https URL (port 443) of a push service that this site allows.'
export const pushKeyInvalid = 'The key of the push subscription is invalid.'
