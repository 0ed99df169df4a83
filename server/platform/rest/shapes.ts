import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { reactionTypeSchema } from '#rules/post-rules.ts'
import { TOKEN_SCOPES } from '#rules/token-rules.ts'

// Formats are told and not checked: what the house itself wrote needs no second look at every answer.
const id = (whose: string) => z.string().meta({ format: 'uuid', description: `Identifies ${whose}.` })
const moment = (what: string) => z.string().meta({ format: 'date-time', description: what })
const address = (what: string) =>
  z.string().meta({ format: 'uri-reference', description: `${what}, relative to this site.` })
const photoAddress = address('A square of 128 pixels, WebP, or without a photo an SVG drawn of the initials')
const part = (what: string) => z.number().min(0).max(1).optional().describe(what)
const count = (what: string) => z.int().meta({ minimum: 0, description: what })

export const tokensSchema = z
  .object({
    access: z.object({ token: z.string().describe('Sent as `Authorization: Bearer …`. Lasts 24 hours.') }),
    refresh: z.object({
      token: z
        .string()
        .describe('For `refreshSession`, once. Lasts 7 days; a session ends 90 days after its sign-in.'),
    }),
  })
  .meta({ id: 'Tokens', description: 'What a session is proven with. JSON Web Tokens, told only here.' })

/** The three that change when a reader reacts. */
export const reactionShape = {
  like: count('How many like it.'),
  dislike: count('How many dislike it.'),
  userReaction: reactionTypeSchema.nullable().describe("The caller's own reaction."),
}

export const postSchema = z
  .object({
    id: id('the post'),
    title: z.string().describe("The post's text."),
    postUrl: address('The picture or video')
      .nullable()
      .describe(
        'The picture or video; null when there is none, or a video that its author alone sees while it is worked on.',
      ),
    userId: id('the author'),
    createdAt: moment('When it was posted.'),
    updatedAt: moment('When it was last changed.'),
    ...reactionShape,
    likes: count('The same as `like`.'),
    comments: count('How many comments it has.'),
    shares: count('How many members shared it.'),
    tags: z.array(z.string()).describe('Its hashtags in lower case, without the `#`.'),
    author: z
      .object({
        fullName: z.string(),
        username: z.string(),
        profilePhotoUrl: photoAddress,
      })
      .describe('Who posted it.'),
  })
  .meta({ id: 'Post', description: 'A post as its reader sees it.' })

export const uploadSchema = z
  .object({
    id: id('the upload'),
    kind: z.enum(['image', 'video']),
    status: z
      .enum(['processing', 'ready', 'failed'])
      .describe('A video may be posted while it is processed: others see the post once it is ready.'),
    failureReason: z.string().nullable().describe('For people to read; null unless it failed.'),
    url: address('The picture at its full width')
      .nullable()
      .describe('The picture or video at its full size; null until a video is ready.'),
    width: z.int().meta({ minimum: 1, description: 'Pixels.' }),
    height: z.int().meta({ minimum: 1, description: 'Pixels.' }),
    isAnimated: z.boolean().describe('Whether it moves.'),
    altText: z.string().describe('What it shows, in words; empty when nobody wrote any.'),
    thumbHash: z
      .string()
      .meta({ format: 'byte', description: 'A placeholder to draw before it is there: a ThumbHash.' }),
    expiresAt: moment('When it is removed unless a post takes it; null once one has.').nullable(),
  })
  .meta({ id: 'Upload', description: 'A file that its owner uploaded.' })

const profileShape = {
  id: id('the member'),
  username: z.string(),
  fullName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  profileBio: z.string().nullable().describe('What the member says of themselves.'),
  profilePhotoUrl: photoAddress,
  createdAt: moment('When the member joined.'),
  roleId: z.int().nullable(),
  organizationId: z.int().nullable(),
}

export const ownProfileShape = {
  ...profileShape,
  lastUpdated: moment('When the profile was last changed.'),
}

export const ownProfileSchema = z
  .object(ownProfileShape)
  .meta({ id: 'OwnProfile', description: "The caller's own profile." })

export const memberProfileShape = {
  ...profileShape,
  email: z.string().nullable().describe("The caller's own email address; null for any other member."),
  phone: z.string().nullable().describe("The caller's own phone number; null for any other member."),
  posts: z.array(postSchema).describe('The newest ten.'),
}

export const trendingMemberSchema = z
  .object({
    id: id('the member'),
    fullName: z.string(),
    username: z.string(),
    profilePhotoUrl: photoAddress,
    profileBio: z.string().nullable(),
    likeCount: count('Likes of others received in the last 7 days.'),
  })
  .meta({ id: 'TrendingMember', description: 'A member whose posts are liked these days.' })

export const sessionSchema = z
  .object({
    id: id('the session'),
    userAgent: z.string().nullable().describe('What the device called itself when it signed in.'),
    createdAt: z.date().describe('When it signed in.'),
    lastUsedAt: z.date().describe('When it was last seen.'),
    isCurrent: z.boolean().describe('Whether it is the one that asks.'),
  })
  .meta({ id: 'Session', description: 'A device that a member is signed in on.' })

export const identitySchema = z
  .object({
    id: id('the connected account'),
    provider: z.string().describe('The host name of the provider.'),
    issuer: z.string().describe('The issuer in the ID tokens of the provider.'),
    createdAt: z.date().describe('When it was connected.'),
  })
  .meta({ id: 'Identity', description: 'An account at an identity provider that signs the member in.' })

export const personalTokenViewSchema = z
  .object({
    id: id('the token'),
    name: z.string().describe("The member's own word for what it is for."),
    scopes: z.array(z.enum(TOKEN_SCOPES)).describe('What it lets a program do.'),
    createdAt: z.date().describe('When it was made.'),
    expiresAt: z.date().describe('Until when it is good.'),
    lastUsedAt: z.date().nullable().describe('When it was last used, within a minute; null: never.'),
    isExpired: z.boolean().describe('Whether its time is over.'),
  })
  .meta({ id: 'AccessToken', description: "A member's personal access token, without its secret." })

/** A form has only texts: they are read, and checked by the domain. */
export const focalPointFields = {
  focalX: part('The focal point of the photo, in parts of its width: from 0, left, to 1.'),
  focalY: part('The focal point of the photo, in parts of its height: from 0, the top, to 1.'),
}

/** A path's `{id}`, and the sentence for what could not be one. */
export const idSchema = (sentence: string, sentenceIfEmpty = sentence) =>
  z
    .uuid({ error: ({ input }) => (input === '' ? sentenceIfEmpty : sentence) })
    .toLowerCase()
    .meta({ examples: ['0190a0b0-7c1e-7000-8000-3f6d2a9b1c04'] })

export const postIdSchema = idSchema(messages.postIdInvalid)
export const uploadIdSchema = idSchema(messages.uploadIdInvalid)
