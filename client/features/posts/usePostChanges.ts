import { useEffect } from 'react'
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks'
import type { Disposable } from 'relay-runtime'
import type { usePostChangesSubscription } from '#client/__generated__/usePostChangesSubscription.graphql.ts'
import { SUBSCRIBED_POSTS_MAX } from '#rules/limits.ts'
import { mountedPosts } from './mounted-posts.ts'

/** Milliseconds without a change before the subscription follows the reader to other posts. */
const DELAY = 500

/** Keeps the texts, marks and counters of the rendered posts up to date. */
export function usePostChanges(): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let subscribedIds = ''
    let subscription: Disposable | undefined
    const subscribe = () => {
      const postIds = [...mountedPosts.get().keys()].sort().slice(0, SUBSCRIBED_POSTS_MAX)
      if (postIds.join() === subscribedIds) return
      subscribedIds = postIds.join()
      const previous = subscription
      subscription =
        postIds.length === 0
          ? undefined
          : requestSubscription<usePostChangesSubscription>(environment, {
              subscription: graphql`
                subscription usePostChangesSubscription($postIds: [ID!]!) {
                  postChanges(postIds: $postIds) {
                    post {
                      text
                      editedAt
                      isSensitive
                      ...CommentButton_post
                      ...useSetReaction_subject
                      shareCount
                    }
                  }
                }
              `,
              variables: { postIds },
            })
      // Only now, so that no change in between is missed.
      previous?.dispose()
    }
    const schedule = () => {
      clearTimeout(timer)
      timer = setTimeout(subscribe, DELAY)
    }
    schedule()
    const stop = mountedPosts.subscribe(schedule)
    return () => {
      stop()
      clearTimeout(timer)
      subscription?.dispose()
    }
  }, [environment])
}
