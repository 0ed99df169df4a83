/** A namespace lets the client build drop the messages that only the server uses. */
export * as messages from './messages/index.ts'
