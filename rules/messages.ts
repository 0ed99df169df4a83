/**
 * The product's sentences, word for word as the specification has them (its sections 4, 5 and 8). A namespace, so that the
 * site's build leaves out those that only the server says.
 */
export * as messages from './sentences.ts'
