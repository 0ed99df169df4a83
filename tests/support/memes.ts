import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import type { TestMember } from './members.ts'
import { drawPicture } from './pictures.ts'
import { INVALID_FIELDS, sendMutation } from './send-mutation.ts'

type Member = Pick<TestMember, 'graphql'>

export const caption = (text: string, changes: object = {}) => ({
  text: { text, x: 0.1, y: 0.1, width: 0.8, height: 0.2, ...changes },
})

export const plainMeme = (...layers: object[]) => ({
  width: 400,
  height: 400,
  background: { color: '#336699' },
  layers,
})

/** Uploads an image for a meme and returns its `mediaId`. */
export async function uploadImage(
  { rest }: Pick<TestMember, 'rest'>,
  drawing: Parameters<typeof drawPicture>[0] = {},
): Promise<string> {
  const form = new FormData()
  form.append('file', await drawPicture(drawing), 'picture.png')
  return (await rest.form('/media', form)).text('media.id')
}

/** Sends `createPost` and returns its result. */
export function createMeme(
  { graphql }: Member,
  meme: object,
  input: Record<string, unknown> = {},
): Promise<unknown> {
  const fields = 'post { id databaseId media { ... on ImageMedia { url altText width height } } }'
  return sendMutation(graphql, 'createPost', { meme, ...input }, fields, INVALID_FIELDS)
}

/** Posts a meme and returns the id of the post. */
export async function postMeme(
  member: Member,
  meme: object = plainMeme(caption('Hello')),
  input: Record<string, unknown> = {},
): Promise<string> {
  const result = Object(await createMeme(member, meme, input))
  if (!result.post) throw new Error(`No meme was posted: ${JSON.stringify(result)}`)
  return result.post.databaseId
}

/** Posts a remix of a meme and returns the id of the post. */
export function postRemix(member: Member, originalId: string, text = 'Remix'): Promise<string> {
  return postMeme(member, plainMeme(caption(text)), { remixOfId: encodeGlobalId('Post', originalId) })
}
