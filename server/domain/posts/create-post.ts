import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { altTextSchema, postTextSchema, tagsOf } from '#rules/post-rules.ts'
import { announce } from '#server/domain/announce.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { parseInput, ValidationError } from '#server/domain/errors.ts'
import { keepPicture, renditionKeys, type KeptPicture } from '#server/domain/media/keep-picture.ts'
import { preparePicture } from '#server/domain/media/picture.ts'
import type { Upload } from '#server/domain/media/uploads.ts'
import { limitUse } from '#server/domain/rate-limits.ts'
import type { Viewer } from '#server/domain/members/session.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'

const inputSchema = z.object({ text: postTextSchema, altText: altTextSchema })

export type NewPost = { text: string; upload: Upload | null; altText: string }

/** Returns the new post's id. Everyone who watches hears of it once it is committed. */
export async function createPost(
  dependencies: Dependencies,
  viewer: Viewer,
  input: NewPost,
): Promise<string> {
  const { text, altText } = parseInput(inputSchema, input)
  if (text === '' && !input.upload) throw new ValidationError([{ path: 'text', message: messages.postEmpty }])
  await limitUse(dependencies, 'posts', viewer.memberId)
  const picture = input.upload && (await preparePicture(input.upload.file))

  const now = dependencies.clock.now()
  const about = { ownerId: viewer.memberId, altText, createdAt: now }
  const kept = picture && (await keepPicture(dependencies, picture, about))
  const post = {
    // The id's own time is the post's, so that ids and times sort alike.
    id: uuidv7({ msecs: now.getTime() }),
    authorId: viewer.memberId,
    text,
    tags: tagsOf(text),
    mediaId: kept?.media.id ?? null,
    createdAt: now,
    updatedAt: now,
  }
  await insert(dependencies, post, kept)
  announce(dependencies, { type: 'post-created', postId: post.id })
  return post.id
}

/** A post and its media are one transaction. */
async function insert(
  { database, storage }: Dependencies,
  data: Prisma.PostUncheckedCreateInput,
  kept: KeptPicture | null,
): Promise<void> {
  const post = database.post.create({ data, select: { id: true } })
  if (!kept) {
    await post
    return
  }
  const { media, renditions } = kept
  try {
    await database.$transaction([
      database.media.create({ data: media }),
      database.rendition.createMany({ data: renditions }),
      post,
    ])
  } catch (error) {
    const names = renditions.map(({ name }) => name)
    await storage.remove(renditionKeys(media.id, names))
    throw error
  }
}
