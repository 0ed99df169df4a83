import { RECENT_SIGN_IN_MINUTES } from '#rules/limits.ts'

export const resetCodeSent =
  'If this address belongs to an account, a code to reset its password is on its way.'
export const passwordReset = 'Your password was changed. Please log in with the new one.'
export const passwordChanged = 'Your password was changed. All other devices were signed out.'
export const passwordWrong = 'Incorrect password'
export const passwordProofRequired = 'Please enter your password'
export const recentSignInRequired = `Please log out and log in again. This works within ${RECENT_SIGN_IN_MINUTES} minutes of logging in.`
export const passwordNotSet = 'Your account has no password yet. Set one with "Forgot password" first.'
export const sessionEnded = 'Device signed out'
export const otherSessionsEnded = 'All other devices were signed out'
export const sessionNotFound = 'Session not found'
export const sessionIdInvalid = 'Invalid Session ID format'
export const accountDeleted = 'Your account and all its data were deleted'
export const dataExportFailed = 'Failed to download your data'
