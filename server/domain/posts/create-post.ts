import { v7 as uuidv7 } from 'uuid'
import { messages } from '#rules/messages.ts'
import { altTextSchema, postTextSchema, tagsOf } from '#rules/post-rules.ts'
import { z } from 'zod'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { announce } from '#server/domain/announce.ts'
import { parseInput, ValidationError } from '#server/domain/errors.ts'
import { keepPicture, renditionKeys } from '#server/domain/media/keep-picture.ts'
import { preparePicture, type Picture } from '#server/domain/media/picture.ts'
import type { Upload } from '#server/domain/media/uploads.ts'
import type { Viewer } from '#server/domain/members/session.ts'

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
  const picture = input.upload ? await preparePicture(input.upload.file) : null
  const postId = picture
    ? await insertWithPicture(dependencies, viewer, text, picture, altText)
    : await insertPost(dependencies, viewer, text, null)
  announce(dependencies, { type: 'post-created', postId })
  return postId
}

async function insertWithPicture(
  dependencies: Dependencies,
  viewer: Viewer,
  text: string,
  picture: Picture,
  altText: string,
): Promise<string> {
  const media = await keepPicture(dependencies, picture, { ownerId: viewer.memberId, altText })
  try {
    return await insertPost(dependencies, viewer, text, media)
  } catch (error) {
    const names = picture.renditions.map(({ name }) => name)
    await dependencies.storage.remove(renditionKeys(media.id, names))
    throw error
  }
}

/** The media and its post are one transaction. */
async function insertPost(
  { database, clock }: Dependencies,
  viewer: Viewer,
  text: string,
  media: Awaited<ReturnType<typeof keepPicture>> | null,
): Promise<string> {
  const now = clock.now()
  // The id's own time is the post's, so that ids and times sort alike.
  const id = uuidv7({ msecs: now.getTime() })
  const post = database.post.create({
    data: {
      id,
      authorId: viewer.memberId,
      text,
      tags: tagsOf(text),
      mediaId: media?.id ?? null,
      createdAt: now,
      updatedAt: now,
    },
    select: { id: true },
  })
  if (media) await database.$transaction([database.media.create({ data: media }), post])
  else await post
  return id
}
