import { createObservable } from './observable.ts'

/** Precedes the title of every screen, such as the number of unread notifications. */
export const titlePrefix = createObservable('')
