import { z } from 'zod'
import { POST_EXAMPLE } from '#server/features/posts/post-json.ts'
import { ATTACHMENT } from '#server/platform/rest/openapi/headers.ts'
import { OWN_PROFILE_EXAMPLE } from './member-json.ts'

const timestamp = z.date()
const mediaSchema = z.object({
  url: z.string().nullable(),
  altText: z.string(),
  width: z.int(),
  height: z.int(),
})

const EXPORT_EXAMPLE = {
  exportedAt: '2026-03-02T09:00:00.000Z',
  profile: {
    id: OWN_PROFILE_EXAMPLE.id,
    username: OWN_PROFILE_EXAMPLE.username,
    fullName: OWN_PROFILE_EXAMPLE.fullName,
    bio: OWN_PROFILE_EXAMPLE.profileBio,
    phone: null,
    email: OWN_PROFILE_EXAMPLE.email,
    emailVerifiedAt: '2026-01-01T10:05:00.000Z',
    dateOfBirth: '1990-05-17',
    joinedAt: OWN_PROFILE_EXAMPLE.createdAt,
    photoUrl: null,
  },
  posts: [
    {
      id: POST_EXAMPLE.id,
      text: POST_EXAMPLE.title,
      tags: POST_EXAMPLE.tags,
      media: { url: POST_EXAMPLE.postUrl, altText: '', width: 600, height: 400 },
      likes: 3,
      dislikes: 0,
      createdAt: POST_EXAMPLE.createdAt,
    },
  ],
  comments: [
    {
      id: '0190a0b0-7c1e-7000-8000-3f6d2a9b1c05',
      postId: POST_EXAMPLE.id,
      parentId: null,
      text: 'Mine too, since Tuesday',
      media: null,
      likes: 1,
      dislikes: 0,
      createdAt: '2026-03-02T08:22:00.000Z',
      editedAt: null,
    },
  ],
  commentReactions: [],
  reactions: [{ postId: POST_EXAMPLE.id, type: 'like', createdAt: '2026-03-02T08:20:00.000Z' }],
  shares: [{ postId: POST_EXAMPLE.id, createdAt: '2026-03-02T08:21:00.000Z' }],
  notifications: [],
  notificationSettings: [],
  pushSubscriptions: [],
  identities: [],
  sessions: [
    {
      userAgent: 'curl/8.5.0',
      createdAt: '2026-03-01T08:00:00.000Z',
      lastUsedAt: '2026-03-02T08:00:00.000Z',
      endedAt: null,
    },
  ],
  accessTokens: [],
} as const

/** Each section is contributed by a feature's lifecycle. */
export const dataExportSchema = z
  .strictObject({
    exportedAt: timestamp,
    profile: z.object({
      id: z.string(),
      username: z.string(),
      fullName: z.string(),
      bio: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      emailVerifiedAt: timestamp.nullable(),
      dateOfBirth: z.string().meta({ format: 'date' }),
      joinedAt: timestamp,
      photoUrl: z.string().nullable(),
    }),
    posts: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        tags: z.array(z.string()),
        media: mediaSchema.nullable(),
        likes: z.int(),
        dislikes: z.int(),
        createdAt: timestamp,
      }),
    ),
    comments: z.array(
      z.object({
        id: z.string(),
        postId: z.string(),
        parentId: z.string().nullable(),
        text: z.string(),
        media: mediaSchema.nullable(),
        likes: z.int(),
        dislikes: z.int(),
        createdAt: timestamp,
        editedAt: timestamp.nullable(),
      }),
    ),
    commentReactions: z.array(z.object({ commentId: z.string(), type: z.string(), createdAt: timestamp })),
    reactions: z.array(z.object({ postId: z.string(), type: z.string(), createdAt: timestamp })),
    shares: z.array(z.object({ postId: z.string(), createdAt: timestamp })),
    notifications: z.array(
      z.object({
        kind: z.string(),
        postId: z.string().nullable(),
        commentId: z.string().nullable(),
        text: z.string(),
        actorCount: z.int(),
        isRead: z.boolean(),
        updatedAt: timestamp,
      }),
    ),
    notificationSettings: z.array(
      z.object({ kind: z.string(), isShown: z.boolean(), isPushed: z.boolean() }),
    ),
    pushSubscriptions: z.array(z.object({ endpoint: z.string(), createdAt: timestamp })),
    identities: z.array(z.object({ issuer: z.string(), linkedAt: timestamp })),
    sessions: z.array(
      z.object({
        userAgent: z.string().nullable(),
        createdAt: timestamp,
        lastUsedAt: timestamp,
        endedAt: timestamp.nullable(),
      }),
    ),
    accessTokens: z.array(
      z.object({
        name: z.string(),
        scopes: z.array(z.string()),
        createdAt: timestamp,
        expiresAt: timestamp,
        lastUsedAt: timestamp.nullable(),
      }),
    ),
  })
  .meta({ description: 'The file.', examples: [EXPORT_EXAMPLE], headers: ATTACHMENT })
