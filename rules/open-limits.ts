/** How much may be open at once in one process, for one member or one network address. */
export type OpenLimit = { count: number; what: string }

/** The one table. The README's is printed from it. */
export const OPEN_MAX = {
  memberSockets: { count: 50, what: 'WebSockets of a member' },
  networkSockets: { count: 1000, what: 'WebSockets from a network address' },
  memberSubscriptions: {
    count: 100,
    what: 'subscriptions of a member, over WebSocket or server-sent events',
  },
  memberForms: { count: 10, what: 'multipart forms that a member is sending' },
  networkForms: { count: 100, what: 'multipart forms that are sent from a network address' },
  memberMediaJobs: { count: 10, what: 'files of a member that are being checked and converted' },
} as const satisfies Record<string, OpenLimit>

export type OpenLimitName = keyof typeof OPEN_MAX
