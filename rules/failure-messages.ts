/** Messages that any screen may show. They are separate from `messages`, so that the first page loads only these. */
export * as failureMessages from './messages/failures.ts'
