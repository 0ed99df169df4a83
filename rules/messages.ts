/**
 * The messages that people read. The specification fixes many of them word by word. A namespace lets the client's build
 * drop the messages that only the server uses.
 */
export * as messages from './messages/index.ts'
