import {
  IDEMPOTENCY_KEY_MAX,
  MINIMUM_AGE_YEARS,
  NODES_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PERSONAL_TOKEN_DAYS_MAX,
  PERSONAL_TOKEN_NAME_MAX,
  PERSONAL_TOKENS_MAX,
  RECENT_SIGN_IN_MINUTES,
  POST_TEXT_MAX,
  RETRIES_MAX,
  USERNAME_MAX,
  WAITING_UPLOADS_MAX,
} from './limits.ts'

export { noConnection, offline, somethingWrong, tryAgainLater } from './failure-sentences.ts'

export const emailRequired = 'Email is required'
export const emailInvalid = 'Please enter a valid email address'
export const passwordRequired = 'Password is required'
export const passwordTooShortForLogin = 'Password must be at least 6 characters'
export const passwordTooShort = 'Password must be at least 8 characters'
export const passwordTooLong = `Password must be at most ${PASSWORD_MAX} characters`
export const passwordTooWeak =
  'Password must contain at least one uppercase letter, one lowercase letter, and one special character'
export const passwordTooCommon = 'This password is too common. Please choose one that is harder to guess.'
export const passwordHint = `At least ${PASSWORD_MIN} characters, with upper and lower case and a special character`
export const confirmPasswordRequired = 'Please confirm your password'
export const confirmPasswordMismatch = 'Passwords do not match'
export const usernameRequired = 'Username is required'
export const usernameTooShort = 'Username must be at least 3 characters'
export const usernameTooLong = `Username must be at most ${USERNAME_MAX} characters`
export const usernameInvalid = 'Username can only contain letters, numbers, and underscore (no spaces)'
export const usernameTaken = 'Username is not available'
export const usernameTakenMeanwhile =
  'Your username was taken in the meantime. Please register again with another one.'
export const usernameUnchecked = 'Please wait for username verification'
export const usernameNotVerified = 'Please verify username availability before registering'
export const usernameCheckFailed = 'Error checking username availability'
export const dateOfBirthRequired = 'Date of birth is required'
export const dateOfBirthInvalid = 'Please enter a valid date of birth'
export const tooYoung = `You must be at least ${MINIMUM_AGE_YEARS} years old`
export const termsRequired = 'You must accept the Terms and Conditions'
export const codeInvalid = 'Please enter the 6-digit code'

export const registered = 'Registration successful! Please verify your email with OTP.'
export const registrationFailed = 'Registration failed'
export const codeVerified = 'Your email is verified. You can log in now.'
export const codeWrong = 'OTP verification failed'
export const codeSendFailed = 'A new code could not be sent. Please try again.'
export const codeSent = 'If this address is waiting for a code, a new one is on its way.'
export const loggedIn = 'Login successful! Welcome back!'
export const loginFailed = 'Login failed'
export const wrongCredentials = 'Invalid email or password'
export const emailNotVerified = 'Please verify your email before logging in'
export const accountSuspended = 'This account is suspended'
export const loggedOut = 'You have been logged out'
export const noRefreshTokenAtLogout = 'No refresh token found. Please login again to properly logout.'
export const sessionValid = 'Session is valid'
export const noToken = 'No token found in cookies'
export const tokenInvalid = 'Invalid or expired token'
export const identityRejected = 'Sign-in with this provider failed. Please try again.'
export const identityTokenRequired = 'The token from the provider is missing'
export const identityStarted = 'Go on at the provider'
export const identityNotConfigured = 'Sign-in with another provider is not offered here'
export const identityUnreachable = 'Sign-in with another provider is out of reach right now.'
export const identityProfileNeeded = 'Almost there: choose a username and tell us your date of birth.'
export const identityLinkNeeded =
  'An account with this email address already exists. To connect it, prove that it is yours.'
export const identityLinkCodeSent = 'A code to connect your account is on its way to this address.'
export const identityAlreadyLinked =
  'Your account is connected to another account at this provider. Log in with your password to disconnect it.'
export const identityLinkFailed = 'Failed to connect your account'
export const identitiesFetched = 'Connected accounts fetched successfully'
export const identityUnlinked = 'The account is disconnected'
export const identityUnlinkFailed = 'Failed to disconnect the account'
export const identityNotFound = 'Connected account not found'
export const identityIdInvalid = 'Invalid connected account ID format'
export const usernameAvailable = 'Username is available'
export const sessionRefreshed = 'Session refreshed'
export const noRefreshToken = 'No refresh token available'
export const refreshFailed = 'Token refresh failed'
export const resetCodeSent =
  'If this address belongs to an account, a code to reset its password is on its way.'
export const passwordReset = 'Your password is changed. Please log in with the new one.'
export const passwordChanged = 'Your password is changed. All other devices are signed out.'
export const passwordResetFailed = 'Failed to reset password'
export const passwordChangeFailed = 'Failed to change password'
export const passwordWrong = 'This is not your password'
export const passwordProofRequired = 'Please enter your password'
export const recentSignInRequired = `Please log out and log in again. This works within ${RECENT_SIGN_IN_MINUTES} minutes of logging in.`
export const passwordNotSet = 'Your account has no password yet. Set one with "Forgot password" first.'
export const sessionEnded = 'The session is ended'
export const otherSessionsEnded = 'All other devices are signed out'
export const sessionNotFound = 'Session not found'
export const sessionIdInvalid = 'Invalid Session ID format'
export const sessionEndFailed = 'Failed to sign out the device'
export const otherSessionsEndFailed = 'Failed to sign out the other devices'
export const tokenMayNotWrite = 'This access token may only read: make one that may write'
export const tokenMayNotManage = 'Access tokens cannot manage an account: please log in for this'
export const tokensFetched = 'Access tokens fetched successfully'
export const tokenCreated = 'The access token is made. Copy it now: it is not shown again.'
export const tokenCreateFailed = 'Failed to make the access token'
export const tokenRevoked = 'The access token is revoked'
export const tokenRevokeFailed = 'Failed to revoke the access token'
export const tokenIdInvalid = 'Invalid access token ID format'
export const tokenNotFound = 'Access token not found'
export const tokenNameRequired = 'Please name the access token'
export const tokenNameTooLong = `The name must be at most ${PERSONAL_TOKEN_NAME_MAX} characters`
export const tokenScopesInvalid = 'Scopes must be read, write or both'
export const tokenDaysInvalid = `An access token lives for 1 to ${PERSONAL_TOKEN_DAYS_MAX} days`
export const tooManyTokens = `You have ${PERSONAL_TOKENS_MAX} access tokens. Please revoke one first.`
export const accountDeleteFailed = 'Failed to delete account'
export const accountDeleted = 'Your account and everything in it is deleted'

export const dataExportFailed = 'Failed to download your data'

export const profileFetched = 'Profile fetched successfully'
export const userIdRequired = 'User ID is required'
export const sessionsFetched = 'Sessions fetched successfully'
export const profileUpdated = 'Profile updated successfully'
export const profileUpdatedEmailPending =
  'Profile updated. A code to confirm the new address is on its way to it.'
export const emailChanged = 'Your email address is changed. All other devices are signed out.'
export const fullNameRequired = 'Name is required'
export const fullNameTooLong = 'Name is too long'
export const bioRequired = 'Bio is required'
export const bioTooLong = 'Bio is too long'
export const phoneRequired = 'Mobile number is required'
export const phoneInvalid = 'Please enter a valid phone number'
export const photoRequired = 'Please choose a photo'
export const photoTypeUnsupported = 'Please select a valid image (JPEG, PNG, WebP) file.'
export const focalPointInvalid = 'The focal point lies from 0 to 1 of the width, and of the height.'
export const photoUploaded = 'Photo uploaded successfully!'
export const photoDeleted = 'Photo deleted successfully'
export const photoUploading = 'Uploading photo...'
export const photoUpdating = 'Updating photo...'
export const photoDeleting = 'Deleting photo...'
export const photoUploadFailed = 'Failed to upload photo'
export const photoUpdateFailed = 'Failed to update photo'
export const photoDeleteFailed = 'Failed to delete photo'
export const profileLoadFailed = 'Failed to load profile'
export const profileMissing = 'No profile data available'
export const profileUpdateFailed = 'Failed to update profile'

export const textTooLong = (count: number | string) =>
  `Text cannot exceed ${POST_TEXT_MAX} characters. Currently ${count} characters.`
export const postEmpty = 'Please add some text or attach a media file to create a post.'
// The specification keeps both figures: 40 MB is enforced, the sentence says 50MB.
export const fileTooLarge = (megabytes: string) =>
  `File size cannot exceed 50MB. Current file is ${megabytes} MB.`
export const fileTypeUnsupported =
  'Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, AVI, MOV, WMV, FLV, WebM, MKV) file.'
export const fileUnreadable = 'This file is damaged and cannot be shown. Please choose another one.'
export const pictureTooBig = 'This picture has too many pixels or frames. Please choose a smaller one.'
export const videoTooBig = 'This video has too many pixels. Please choose a smaller one.'
export const videoFailed = 'This video could not be processed. Please try another file.'
export const oneFileOnly = 'A post can hold only one file.'
export const altTextTooLong = 'The description of the picture is too long.'
export const fileRequired = 'Please choose a file'
export const fileUploaded = 'File uploaded successfully'
export const uploadFetched = 'Upload fetched successfully'
export const uploadDeleted = 'Upload deleted successfully'
export const uploadIdInvalid = 'Invalid Upload ID format'
export const uploadNotFound = 'There is no such upload of yours. What no post takes within a day is removed.'
export const uploadTaken = 'A post has taken this upload already.'
export const uploadOrFile = 'Send either a file or the id of an upload, not both.'
export const uploadsWaiting = `No more than ${WAITING_UPLOADS_MAX} uploads can wait for a post. Please post or delete some first.`
export const uploadsWaitingTooLarge =
  'The uploads that wait for a post are too large together. Please post or delete some first.'
export const filesProcessing = 'Your earlier files are still being processed. Please try again in a minute.'
export const videosProcessing =
  'Your earlier videos are still being processed. Please try again in some minutes.'
export const idempotencyKeyInvalid = `An idempotency key must have 1 to ${IDEMPOTENCY_KEY_MAX} characters.`
export const idempotencyKeyReused = 'This idempotency key was used for another post. Please choose a new one.'
export const postCreated = 'Post created successfully'
export const postCreateFailed = 'Failed to create post'
export const uploadFailed = 'The upload did not get through. Your picture is kept here.'
export const draftKept = 'What you wrote is kept here until you are back online.'
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
export const pageInvalid = 'Page must be a positive number'
export const limitInvalid = 'Limit must be a number from 1 to 50'

export const retry = (number: number) => `Retry (${number}/${RETRIES_MAX})`
export const retrying = (number: number) => `Retrying... (${number}/${RETRIES_MAX})`
export const loadFailedAfter = (attempts: number) =>
  `Failed to load after ${attempts} attempts. Please try again.`

export const morePostsFailed = 'Failed to load more posts'
export const postsLoadFailed = 'Something went wrong while loading posts. Please try again.'
export const postsLoading = 'Loading posts...'
export const pullToRefresh = 'Pull to refresh'
export const releaseToRefresh = 'Release to refresh'
export const refreshing = 'Refreshing...'
export const endOfList = "You're all caught up!"

export const cursorInvalid = 'This cursor does not come from this list'
export const firstOrLast = 'Ask for either first or last, as a number from 0 to 50'
export const userNotFound = 'User not found'
export const userLoadFailed = 'Failed to load user profile'
export const userIdInvalid = 'Invalid User ID format'
export const trendingFailed = 'Failed to load trending users'
export const trendingEmpty = 'No trending users found'
export const checkBackLater = 'Check back later for updates'

export const underMaintenance = 'Under Maintanance!'
export const applyLater = 'Applications open soon. Thank you for your interest!'

export const bodyMalformed = 'The request body is not valid JSON'
export const bodyNotJson = 'The request body must be JSON'
export const bodyNotMultipart = 'The request body must be multipart/form-data'
export const formMalformed = 'The form is not valid multipart/form-data'
export const formFieldUnknown = 'The form has a field that this call does not accept'
export const formFieldRepeated = 'The form has the same field more than once'
export const multipartMalformed =
  'The multipart body must have the parts operations, map and the files that map names, in this order'
export const parametersNotJson = 'The parameters variables and extensions must be valid JSON'
export const notAcceptable = 'The answer can be JSON or, for a subscription, a stream of events'
export const requestUnreadable = 'The request is not valid HTTP'
export const headersTooLarge = 'The request headers are too large'
export const requestTooSlow = 'The request took too long to arrive'
export const hostUnclear = 'The request must name one host'
export const documentMissing = 'The request needs a GraphQL document, or the hash of one'
export const operationUnclear = 'Could not determine what operation to execute.'
export const documentTooLarge = (limit: string, maximum: number) =>
  `A document may have at most ${maximum} ${limit}.`
export const operationTooCostly = (cost: number, maximum: number) =>
  `This operation costs ${cost} points, and one may cost at most ${maximum}. Ask for fewer fields or smaller pages.`
export const tooManyIds = `Ask for at most ${NODES_MAX} ids at once`
export const bodyTooLarge = 'The request body is too large'
export const tooManyRequests = (seconds: number) =>
  `Too many requests. Please try again in ${seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`
export const notFound = 'Not found'
export const methodNotAllowed = 'This call does not exist with this method'
export const textUnreadable = 'The text contains characters that cannot be shown'
export const foreignOrigin = 'This can only be done from our own pages, or with a token'
export const unexpected = (requestId: string) => `Something went wrong on our side. Request id: ${requestId}`
