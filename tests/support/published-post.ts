import { postCreated } from '#server/features/posts/post-events.ts'
import type { TestApp } from './start-app.ts'

/** Creates a post by a function that returns its id. Resolves to the id when the post is published to everyone. */
export async function createPublishedPost(app: TestApp, create: () => Promise<string>): Promise<string> {
  const published = new Set<string>()
  let onPublished: () => void = () => undefined
  const unsubscribe = app.dependencies.events.subscribe(postCreated, ({ payload }) => {
    published.add(payload.postId)
    onPublished()
  })
  try {
    const id = await create()
    await new Promise<void>((resolve) => {
      onPublished = () => {
        if (published.has(id)) resolve()
      }
      onPublished()
    })
    // Waits for background work too.
    await app.dependencies.background.drain()
    return id
  } finally {
    unsubscribe()
  }
}
