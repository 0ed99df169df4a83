import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { Subscription } from 'relay-runtime'
import type { useVideoProgressQuery } from '#client/__generated__/useVideoProgressQuery.graphql.ts'

/** Milliseconds between two requests: the first delay, its growth and its limit. */
const INITIAL_DELAY = 3000
const DELAY_FACTOR = 1.5
const MAX_DELAY = 30_000

/**
 * Polls the video of a post until it is ready or has failed, since events report only posts that everyone can see. A hidden
 * tab pauses until it is visible again.
 */
export function useVideoProgress(postId: string): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    let delay = INITIAL_DELAY
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
      timer = setTimeout(poll, delay)
      delay = Math.min(delay * DELAY_FACTOR, MAX_DELAY)
    }
    pollLater()

    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', poll)
      request?.unsubscribe()
    }
  }, [environment, postId])
}
