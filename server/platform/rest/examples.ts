/** One small story that all examples of the document tell. */
const AUTHOR_ID = '0190a0a0-1b2c-7000-8000-5d4e3f2a1b0c'

export const EXAMPLE = {
  email: 'ada@mail.example',
  username: 'ada_99',
  password: 'Correct-horse1',
  code: '314159',
  postId: '0190a0b0-7c1e-7000-8000-3f6d2a9b1c04',
  mediaId: '0190a0b0-7c00-7000-8000-9b8a7c6d5e4f',
  memberId: AUTHOR_ID,
} as const

export const NEWCOMER_EXAMPLE = {
  username: EXAMPLE.username,
  dateOfBirth: '1990-05-17',
  termsAndConditions: true,
} as const

export const TOKENS_EXAMPLE = {
  access: { token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTkwYTBhMCJ9.c2lnbmF0dXJl' },
  refresh: { token: 'eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiIwMTkwYTBhMSJ9.c2lnbmF0dXJl' },
} as const

export const REACTIONS_EXAMPLE = { like: 3, dislike: 0, userReaction: 'like' } as const

export const POST_EXAMPLE = {
  id: EXAMPLE.postId,
  title: 'It works on my machine #monday',
  postUrl: `/media/image/full/${EXAMPLE.mediaId}.webp`,
  userId: AUTHOR_ID,
  createdAt: '2026-03-02T08:15:00.000Z',
  updatedAt: '2026-03-02T08:15:00.000Z',
  ...REACTIONS_EXAMPLE,
  likes: 3,
  comments: 0,
  shares: 0,
  tags: ['monday'],
  author: {
    fullName: 'Ada Lovelace',
    username: EXAMPLE.username,
    profilePhotoUrl: '/media/avatar/12/AL.svg',
  },
} as const

export const UPLOAD_EXAMPLE = {
  id: EXAMPLE.mediaId,
  kind: 'image',
  status: 'ready',
  failureReason: null,
  url: POST_EXAMPLE.postUrl,
  width: 900,
  height: 450,
  isAnimated: false,
  altText: 'A cat on a keyboard',
  thumbHash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  expiresAt: '2026-03-03T08:14:00.000Z',
} as const

const PROFILE_EXAMPLE = {
  id: AUTHOR_ID,
  username: EXAMPLE.username,
  fullName: 'Ada Lovelace',
  email: null,
  phone: null,
  profileBio: 'Counts on engines',
  profilePhotoUrl: '/media/avatar/12/AL.svg',
  createdAt: '2026-01-01T10:00:00.000Z',
  roleId: null,
  organizationId: null,
} as const

export const OWN_PROFILE_EXAMPLE = {
  ...PROFILE_EXAMPLE,
  email: EXAMPLE.email,
  phone: '+44 20 7946 0018',
  lastUpdated: '2026-02-01T10:00:00.000Z',
} as const

export const MEMBER_PROFILE_EXAMPLE = { ...PROFILE_EXAMPLE, posts: [POST_EXAMPLE] } as const

export const TRENDING_MEMBER_EXAMPLE = {
  id: AUTHOR_ID,
  fullName: 'Ada Lovelace',
  username: EXAMPLE.username,
  profilePhotoUrl: '/media/avatar/12/AL.svg',
  profileBio: 'Counts on engines',
  likeCount: 42,
} as const

export const SESSION_EXAMPLE = {
  id: '0190a0c0-2d3e-7000-8000-1a2b3c4d5e6f',
  userAgent: 'curl/8.5.0',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastUsedAt: '2026-03-02T08:00:00.000Z',
  isCurrent: true,
} as const

export const IDENTITY_EXAMPLE = {
  id: '0190a0c8-2d3e-7000-8000-1a2b3c4d5e6f',
  provider: 'accounts.provider.example',
  issuer: 'https://accounts.provider.example',
  createdAt: '2026-03-01T08:00:00.000Z',
} as const

export const PERSONAL_TOKEN_EXAMPLE = {
  id: '0190a0d0-3e4f-7000-8000-2b3c4d5e6f70',
  name: 'Meme of the day',
  scopes: ['read', 'write'],
  createdAt: '2026-03-01T08:00:00.000Z',
  expiresAt: '2026-03-31T08:00:00.000Z',
  lastUsedAt: null,
  isExpired: false,
} as const

export const EXPORT_EXAMPLE = {
  exportedAt: '2026-03-02T09:00:00.000Z',
  profile: {
    id: AUTHOR_ID,
    username: EXAMPLE.username,
    fullName: 'Ada Lovelace',
    bio: 'Counts on engines',
    phone: null,
    email: EXAMPLE.email,
    emailVerifiedAt: '2026-01-01T10:05:00.000Z',
    dateOfBirth: '1990-05-17',
    joinedAt: '2026-01-01T10:00:00.000Z',
    photoUrl: null,
  },
  posts: [
    {
      id: EXAMPLE.postId,
      text: POST_EXAMPLE.title,
      tags: ['monday'],
      media: { url: POST_EXAMPLE.postUrl, altText: '', width: 600, height: 400 },
      likes: 3,
      dislikes: 0,
      createdAt: POST_EXAMPLE.createdAt,
    },
  ],
  reactions: [{ postId: EXAMPLE.postId, type: 'like', createdAt: '2026-03-02T08:20:00.000Z' }],
  shares: [{ postId: EXAMPLE.postId, createdAt: '2026-03-02T08:21:00.000Z' }],
  identities: [],
  sessions: [
    {
      userAgent: SESSION_EXAMPLE.userAgent,
      createdAt: SESSION_EXAMPLE.createdAt,
      lastUsedAt: SESSION_EXAMPLE.lastUsedAt,
      endedAt: null,
    },
  ],
  accessTokens: [],
} as const
