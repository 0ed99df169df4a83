import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useVideoProgressQuery } from '#client/__generated__/useVideoProgressQuery.graphql.ts'

/** Milliseconds. */
const PAUSE = 3000

/** Asks how far a video is until it is ready or has failed. An event only tells of what others may see. */
export function useVideoProgress(postId: string, isProcessing: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!isProcessing) return undefined
    const ask = () =>
      fetchQuery<useVideoProgressQuery>(
        environment,
        graphql`
          query useVideoProgressQuery($id: UUID!) {
            post(id: $id) {
              ...PostVideo_post
            }
          }
        `,
        { id: postId },
        { fetchPolicy: 'network-only' },
      ).subscribe({ error: () => undefined })
    const timer = setInterval(ask, PAUSE)
    return () => clearInterval(timer)
  }, [environment, postId, isProcessing])
}
