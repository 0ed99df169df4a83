import { attachMeme } from '#server/features/memes/meme-attachment.ts'
import { createPost } from '#server/features/posts/create-post.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'

const caption = (text: string, y: number) => ({ text: { text, x: 0.05, y, width: 0.9, height: 0.2 } })

/** Posts memes with a template, of which each is a remix of the one before, and remixes of the last. Returns the id of the last. */
export async function fillMemes(dependencies: Dependencies, memberIds: readonly string[]): Promise<string> {
  let number = 0
  const post = async (text: string, remixOfId: string | null) => {
    number += 1
    const writer = { memberId: memberIds[number % memberIds.length] ?? '', sessionId: '' }
    const meme = {
      width: 720,
      height: 720,
      background: { templateSlug: 'two-paths' },
      layers: [caption(text, 0.02), caption(`Remix number ${number}`, 0.78)],
    }
    const { id } = await createPost(dependencies, writer, {
      text: '',
      altText: '',
      upload: null,
      mediaId: null,
      attachments: [attachMeme(meme, remixOfId)],
      creditPostId: null,
      isSensitive: false,
      idempotencyKey: null,
    })
    return id
  }
  const first = await post('Sleep or one more meme', null)
  const second = await post('Sleep or one more remix', first)
  const last = await post('Nobody sleeps', second)
  for (const text of ['Except the cat', 'Or the intern', 'And the server']) await post(text, last)
  return last
}
