import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { Subscription } from 'relay-runtime'
import type { useVideoProgressQuery } from '#client/__generated__/useVideoProgressQuery.graphql.ts'

/** Milliseconds between two requests: the first pause, its growth and its limit. */
const FIRST_PAUSE = 3000
const PAUSE_GROWTH = 1.5
const LONGEST_PAUSE = 30_000

/**
 * Polls the video of a post until it is ready or has failed, since events report only posts that everyone can see. A hidden
 * tab pauses until it is visible again. `postId` is undefined while nothing is processed.
 */
export function useVideoProgress(postId: string | undefined): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (postId === undefined) return undefined
    let pause = FIRST_PAUSE
    let timer: ReturnType<typeof setTimeout> | undefined
    let request: Subscription | undefined

    const poll = () => {
      if (document.hidden) {
        document.addEventListener('visibilitychange', poll, { once: true })
        return
      }
      request = fetchQuery<useVideoProgressQuery>(
        environment,
        graphql`
          query useVideoProgressQuery($id: UUID!) {
            post(id: $id) {
              media {
                ...PostMedia_media
              }
            }
          }
        `,
        { id: postId },
        { fetchPolicy: 'network-only' },
      ).subscribe({ complete: pollLater, error: pollLater })
    }
    const pollLater = () => {
      timer = setTimeout(poll, pause)
      pause = Math.min(pause * PAUSE_GROWTH, LONGEST_PAUSE)
    }
    pollLater()

    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', poll)
      request?.unsubscribe()
    }
  }, [environment, postId])
}
