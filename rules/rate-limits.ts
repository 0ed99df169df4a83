/** Allows `uses` within `seconds` for one member, network address or email address. */
export type RateLimit = { uses: number; seconds: number; description: string }

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `npm run generate` writes them to docs/limits.md. */
export const RATE_LIMITS = {
  networkRequests: {
    uses: 6000,
    seconds: MINUTE,
    description: 'requests from a network address, except for hashed assets',
  },
  memberRequests: { uses: 1200, seconds: MINUTE, description: 'requests of a member' },
  visitorRequests: { uses: 300, seconds: MINUTE, description: 'requests of visitors from a network address' },
  connections: { uses: 1200, seconds: MINUTE, description: 'WebSockets opened from a network address' },
  socketMessages: { uses: 400, seconds: 10, description: 'messages over a WebSocket' },
  socketBytes: { uses: 1_000_000, seconds: MINUTE, description: 'bytes of the messages over a WebSocket' },
  networkMessages: {
    uses: 6000,
    seconds: 10,
    description: 'messages over all WebSockets from a network address',
  },
  memberPoints: {
    uses: 100_000,
    seconds: MINUTE,
    description: 'cost in points of the GraphQL operations of a member',
  },
  visitorPoints: {
    uses: 20_000,
    seconds: MINUTE,
    description: 'cost in points of the GraphQL operations of visitors from a network address',
  },
  eventPoints: {
    uses: 20_000,
    seconds: 10,
    description: 'cost in points of the events of the subscriptions of a member',
  },
  signInsFromNetwork: {
    uses: 60,
    seconds: 15 * MINUTE,
    description: 'sign-in attempts from a network address, and as many attempts with codes',
  },
  signInsToAccountFromNetwork: {
    uses: 10,
    seconds: 15 * MINUTE,
    description: 'sign-in attempts for an email address from a network address, and as many with codes',
  },
  signInsFromDevice: {
    uses: 20,
    seconds: 15 * MINUTE,
    description:
      'sign-in attempts for an email address in a browser that has signed in with it, and as many with codes',
  },
  signInsToAccount: {
    uses: 100,
    seconds: HOUR,
    description: 'sign-in attempts for an email address from all networks',
  },
  passwordChecks: { uses: 20, seconds: 15 * MINUTE, description: 'password confirmations of a member' },
  codesFromNetwork: { uses: 30, seconds: HOUR, description: 'mails requested from a network address' },
  codeMailsPerHour: {
    uses: 5,
    seconds: HOUR,
    description:
      'mails with codes to an email address per hour; a browser that has signed in with it has a separate limit',
  },
  codeMailsPerDay: {
    uses: 15,
    seconds: DAY,
    description:
      'mails with codes to an email address per day; a browser that has signed in with it has a separate limit',
  },
  follows: { uses: 400, seconds: DAY, description: 'new follows of a member' },
  groupsCreated: { uses: 10, seconds: DAY, description: 'groups created by a member' },
  groupsJoined: { uses: 100, seconds: DAY, description: 'groups that a member joins or asks to join' },
  groupChanges: {
    uses: 600,
    seconds: HOUR,
    description: 'changes of groups, their members and posts by an owner or moderator',
  },
  blocksAndMutes: { uses: 300, seconds: HOUR, description: 'blocks and mutes of a member' },
  reports: { uses: 60, seconds: HOUR, description: 'reports of a member' },
  searches: {
    uses: 300,
    seconds: MINUTE,
    description: 'searches of a member, or of visitors from a network address',
  },
  saves: { uses: 600, seconds: HOUR, description: 'posts saved by a member' },
  posts: { uses: 60, seconds: HOUR, description: 'posts of a member' },
  comments: { uses: 300, seconds: HOUR, description: 'comments of a member' },
  identicalTexts: {
    uses: 3,
    seconds: HOUR,
    description: 'posts and comments of a member with the same text',
  },
  linksOfNewMembers: {
    uses: 10,
    seconds: DAY,
    description: 'posts and comments with links of a member who joined less than a day ago',
  },
  mentionsOfNewMembers: {
    uses: 20,
    seconds: DAY,
    description: 'posts and comments with mentions of a member who joined less than a day ago',
  },
  uploads: { uses: 120, seconds: HOUR, description: 'uploads of a member' },
  reactions: { uses: 300, seconds: 5 * MINUTE, description: 'reactions of a member' },
  shares: { uses: 120, seconds: 5 * MINUTE, description: 'posts shared by a member' },
  pageRenders: {
    uses: 60,
    seconds: MINUTE,
    description: 'pages of a member that the server renders; others are rendered by the browser',
  },
  visitorPageRenders: {
    uses: 60,
    seconds: MINUTE,
    description:
      'pages that the server renders for visitors from a network address; others are rendered by the browser',
  },
  previews: {
    uses: 120,
    seconds: MINUTE,
    description: 'preview images requested from a network address',
  },
  memeRenders: {
    uses: 300,
    seconds: MINUTE,
    description: 'meme URLs of a network address that are not cached',
  },
  profileChanges: { uses: 60, seconds: HOUR, description: 'profile and photo changes of a member' },
  addressChanges: { uses: 5, seconds: DAY, description: 'new email addresses of a member' },
  pushSubscriptions: { uses: 60, seconds: HOUR, description: 'push subscriptions of a member' },
  tokensCreated: { uses: 30, seconds: HOUR, description: 'access tokens created by a member' },
} as const satisfies Record<string, RateLimit>

/** An IPv6 customer often has a whole /48. All its /64 networks together get this many times the uses of one. */
export const IPV6_SITE_FACTOR = 8

export type RateLimitName = keyof typeof RATE_LIMITS
