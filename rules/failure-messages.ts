/** Any screen may show these messages. They are separate from `messages`, so that the first page loads only these. */
export * as failureMessages from './messages/failures.ts'
