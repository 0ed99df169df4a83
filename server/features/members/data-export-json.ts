import { z } from 'zod'
import { reactionTypeSchema } from '#rules/post-rules.ts'
import { accessTokenSchema, identitySchema, sessionSchema } from '#server/features/auth/auth-json.ts'
import { mediaUrlField, uploadSchema } from '#server/features/media/upload-json.ts'
import { postSchema } from '#server/features/posts/post-json.ts'
import { countField, dateTimeField, idField } from '#server/platform/rest/fields.ts'
import { ATTACHMENT } from '#server/platform/rest/openapi/headers.ts'
import { describeResponse } from '#server/platform/rest/responses.ts'
import { ownProfileShape } from './member-json.ts'

const createdAt = dateTimeField('The time of creation.')
const postId = idField('post')
const commentId = idField('comment')
const content = {
  text: postSchema.shape.title,
  media: uploadSchema.pick({ url: true, altText: true, width: true, height: true }).nullable(),
  likes: countField('The number of likes.'),
  dislikes: countField('The number of dislikes.'),
  createdAt,
}

/** Each section is contributed by a feature's lifecycle. */
export const dataExportSchema = describeResponse(
  'The file.',
  z.strictObject({
    exportedAt: dateTimeField('The time of the export.'),
    profile: z.object({
      id: ownProfileShape.id,
      username: ownProfileShape.username,
      fullName: ownProfileShape.fullName,
      bio: ownProfileShape.profileBio,
      phone: ownProfileShape.phone,
      email: ownProfileShape.email,
      emailVerifiedAt: dateTimeField('When the email address was verified.').nullable(),
      dateOfBirth: z.string().meta({ format: 'date', examples: ['1990-05-17'] }),
      joinedAt: ownProfileShape.createdAt,
      photoUrl: mediaUrlField('The profile photo; null without one.').nullable(),
    }),
    posts: z.array(z.object({ id: postId, tags: postSchema.shape.tags, ...content })),
    comments: z.array(
      z.object({
        id: commentId,
        postId,
        parentId: idField('comment that it replies to').nullable(),
        ...content,
        editedAt: dateTimeField('The time of the last change of the text.').nullable(),
      }),
    ),
    commentReactions: z.array(z.object({ commentId, type: reactionTypeSchema, createdAt })),
    reactions: z.array(z.object({ postId, type: reactionTypeSchema, createdAt })),
    shares: z.array(z.object({ postId, createdAt })),
    identities: z.array(
      z.object({ issuer: identitySchema.shape.issuer, linkedAt: identitySchema.shape.createdAt }),
    ),
    sessions: z.array(
      sessionSchema
        .pick({ userAgent: true, createdAt: true, lastUsedAt: true })
        .extend({ endedAt: dateTimeField('When the session ended.').nullable() }),
    ),
    accessTokens: z.array(accessTokenSchema.omit({ id: true, isExpired: true })),
  }),
  ATTACHMENT,
)
