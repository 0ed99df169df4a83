/** How often something may be done: `uses` within `seconds`, for one member, one network address or one mail address. */
export type RateLimit = { uses: number; seconds: number; what: string }

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The one table. The README's is printed from it. */
export const RATE_LIMITS = {
  memberRequests: { uses: 1200, seconds: MINUTE, what: 'requests of a member' },
  visitorRequests: { uses: 300, seconds: MINUTE, what: 'requests of visitors from a network address' },
  memberPoints: { uses: 100_000, seconds: MINUTE, what: 'points that GraphQL operations of a member cost' },
  visitorPoints: {
    uses: 20_000,
    seconds: MINUTE,
    what: 'points that GraphQL operations of visitors from a network address cost',
  },
  signInsFromAddress: {
    uses: 60,
    seconds: 15 * MINUTE,
    what: 'logins, and as many codes, tried from a network address',
  },
  signInsToAccountFromAddress: {
    uses: 10,
    seconds: 15 * MINUTE,
    what: 'logins, and as many codes, tried for a mail address from a network address',
  },
  signInsFromDevice: {
    uses: 20,
    seconds: 15 * MINUTE,
    what: 'logins, and as many codes, tried for a mail address in a browser that has signed in with it',
  },
  signInsToAccount: { uses: 100, seconds: HOUR, what: 'logins tried for a mail address, all networks' },
  passwordChecks: { uses: 20, seconds: 15 * MINUTE, what: 'passwords that a member confirms a change with' },
  codesFromAddress: { uses: 30, seconds: HOUR, what: 'mails asked for from a network address' },
  codeMailsAnHour: {
    uses: 5,
    seconds: HOUR,
    what: 'mails with codes to a mail address, an hour; a browser that has signed in with it has as many of its own',
  },
  codeMailsADay: { uses: 15, seconds: DAY, what: 'mails with codes to a mail address, a day; likewise' },
  posts: { uses: 60, seconds: HOUR, what: 'posts of a member' },
  uploads: { uses: 120, seconds: HOUR, what: 'uploads of a member for posts to come' },
  reactions: { uses: 300, seconds: 5 * MINUTE, what: 'reactions of a member' },
  shares: { uses: 120, seconds: 5 * MINUTE, what: 'posts shared by a member' },
  previews: {
    uses: 120,
    seconds: MINUTE,
    what: "pictures of posts' previews asked for from a network address",
  },
  profileChanges: { uses: 60, seconds: HOUR, what: 'changes of a member to their profile and photo' },
  tokensMade: { uses: 30, seconds: HOUR, what: 'access tokens made by a member' },
} as const satisfies Record<string, RateLimit>

/** An IPv6 customer often holds a whole /48: all its /64 networks together get this many times the uses of one. */
export const IPV6_SITE_FACTOR = 8

export type RateLimitName = keyof typeof RATE_LIMITS
