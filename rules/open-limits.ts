/** The number that may be open at the same time in one process, for one member or network address. */
export type OpenLimit = { count: number; what: string }

/** The table in docs/limits.md is generated from these limits. */
export const OPEN_MAX = {
  memberSockets: { count: 50, what: 'WebSockets of a member' },
  networkSockets: { count: 1000, what: 'WebSockets from a network address' },
  memberSubscriptions: {
    count: 100,
    what: 'subscriptions of a member, over WebSocket or server-sent events',
  },
  memberForms: { count: 10, what: 'multipart requests in progress of a member' },
  networkForms: { count: 100, what: 'multipart requests in progress from a network address' },
  memberMediaJobs: { count: 10, what: 'files of a member in processing' },
} as const satisfies Record<string, OpenLimit>

export type OpenLimitName = keyof typeof OPEN_MAX
