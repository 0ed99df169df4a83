import { NODES_MAX } from '#rules/limits.ts'
import { formatWait } from './format-wait.ts'

export const bodyMalformed = 'The request body is not valid JSON'
export const bodyNotJson = 'The request body must be JSON'
export const bodyNotMultipart = 'The request body must be multipart/form-data'
export const formMalformed = 'The form is not valid multipart/form-data'
export const formFieldUnknown = 'The form has a field that this endpoint does not accept'
export const formFieldRepeated = 'The form has the same field more than once'
export const multipartMalformed =
  'The multipart body must have the parts operations, map and the files that map names, in this order'
export const parametersNotJson = 'The parameters variables and extensions must be valid JSON'
export const notAcceptable = 'The response can be JSON or, for a subscription, an event stream'
export const requestUnreadable = 'The request is not valid HTTP'
export const headersTooLarge = 'The request headers are too large'
export const requestTooSlow = 'The request took too long to arrive'
export const hostUnclear = 'The request must have exactly one Host header'
export const documentMissing = 'The request needs a GraphQL document or its hash'
export const operationUnclear = 'Could not determine what operation to execute.'
export const documentTooLarge = (limit: string, maximum: number) =>
  `A document may have at most ${maximum} ${limit}.`
export const operationTooCostly = (cost: number, maximum: number) =>
  `This operation costs ${cost} points. The maximum is ${maximum}. Request fewer fields or smaller pages.`
export const tooManyIds = `Request at most ${NODES_MAX} ids at once`
export const bodyTooLarge = 'The request body is too large'
export const tooManyRequests = (seconds: number) =>
  `Too many requests. Please try again in ${formatWait(seconds)}.`
export const notFound = 'Not found'
export const methodNotAllowed = 'This endpoint does not support this method'
export const textUnreadable = 'The text contains characters that cannot be shown'
export const textHasExcessMarks =
  'The text has too many accents or invisible characters in a row. Please remove some.'
export const foreignOrigin = 'This request is only allowed from this site or with an access token'
export const unexpected = (requestId: string) => `Something went wrong on our side. Request id: ${requestId}`
