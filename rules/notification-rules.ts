/** The kinds of notifications that members cannot turn off. */
export const REQUIRED_NOTIFICATION_KINDS: readonly string[] = ['CONTENT_REMOVED', 'SECURITY']
