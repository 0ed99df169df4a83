import { PERSONAL_TOKENS_MAX, PERSONAL_TOKEN_DAYS_MAX, PERSONAL_TOKEN_NAME_MAX } from '#rules/limits.ts'

export const tokenMayNotWrite = 'This access token is read-only. Create one with the scope write.'
export const tokenMayNotManage = 'Access tokens cannot manage the account. Please log in.'
export const tokensFetched = 'Access tokens fetched successfully'
export const tokenCreated = 'Access token created. Copy it now: it is not shown again.'
export const tokenRevoked = 'Access token revoked'
export const tokenIdInvalid = 'Invalid access token ID format'
export const tokenNotFound = 'Access token not found'
export const tokenNameRequired = 'Please enter a name for the access token'
export const tokenNameTooLong = `The name must be at most ${PERSONAL_TOKEN_NAME_MAX} characters`
export const tokenScopesInvalid = 'Scopes must be read, write or both'
export const tokenDaysInvalid = `An access token can be valid for 1 to ${PERSONAL_TOKEN_DAYS_MAX} days`
export const tooManyTokens = `You have ${PERSONAL_TOKENS_MAX} access tokens. Please revoke one first.`
