import { postCreated } from '#server/features/posts/post-events.ts'
import type { TestApp } from './start-app.ts'

/** Runs something that creates a post. Resolves to the post's id when everyone can see it. */
export async function waitForPost(app: TestApp, act: () => Promise<string>): Promise<string> {
  const told = new Set<string>()
  let onTold: () => void = () => undefined
  const stop = app.dependencies.events.subscribe(postCreated, ({ payload }) => {
    told.add(payload.postId)
    onTold()
  })
  try {
    const id = await act()
    await new Promise<void>((resolve) => {
      onTold = () => {
        if (told.has(id)) resolve()
      }
      onTold()
    })
    // Waits for background work too.
    await app.dependencies.background.drain()
    return id
  } finally {
    stop()
  }
}
