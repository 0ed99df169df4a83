/** The maximum number at the same time in one process, for one member or network address. */
export type ConcurrencyLimit = { count: number; description: string }

/** `npm run generate` writes them to docs/limits.md. */
export const CONCURRENCY_LIMITS = {
  memberSockets: { count: 50, description: 'WebSockets of a member' },
  networkSockets: { count: 1000, description: 'WebSockets from a network address' },
  memberSubscriptions: {
    count: 100,
    description: 'subscriptions of a member, over WebSocket or server-sent events',
  },
  memberForms: { count: 10, description: 'multipart requests in progress of a member' },
  networkForms: { count: 100, description: 'multipart requests in progress from a network address' },
  memberPageRenders: { count: 1, description: 'pages of a member that the server renders' },
  pageRenders: { count: 2, description: 'pages of all members that the server renders' },
  networkPageRenders: {
    count: 1,
    description: 'pages that the server renders for visitors from a network address',
  },
  visitorPageRenders: { count: 2, description: 'pages that the server renders for all visitors' },
  memberMediaJobs: { count: 10, description: 'files of a member in processing' },
} as const satisfies Record<string, ConcurrencyLimit>

export type ConcurrencyLimitName = keyof typeof CONCURRENCY_LIMITS
