/** What any screen may have to say. Apart from `messages`, so that the first page fetches these alone. */
export * as failureMessages from './failure-sentences.ts'
