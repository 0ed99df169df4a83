import { commitMutation, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { applyOptimisticMutation, type IEnvironment, type RecordSourceSelectorProxy } from 'relay-runtime'
import type {
  useReactToPost_post$data,
  useReactToPost_post$key,
} from '#client/__generated__/useReactToPost_post.graphql.ts'
import type { useReactToPost_updatable$key } from '#client/__generated__/useReactToPost_updatable.graphql.ts'
import type { useReactToPostMutation } from '#client/__generated__/useReactToPostMutation.graphql.ts'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import { nextReaction, type ReactionType } from './next-reaction.ts'

type Post = useReactToPost_post$data

/** The last unanswered press per post. Cards mount and unmount while the list scrolls, so the queue lives with the store. */
const lastPresses = new WeakMap<IEnvironment, Map<string, Promise<void>>>()

/**
 * Reacts to a post optimistically and rolls back when the server refuses. A reaction toggles, so presses on one post are
 * sent one after the other, in the order they were made.
 */
export function useReactToPost(postRef: useReactToPost_post$key): (pressed: ReactionType) => void {
  const post = useFragment(
    graphql`
      fragment useReactToPost_post on Post {
        id
        ...useReactToPost_updatable
      }
    `,
    postRef,
  )
  const environment = useRelayEnvironment()
  return (pressed) => {
    const reaction = reactionConfig(post, pressed)
    const preview = applyOptimisticMutation(environment, reaction)
    enqueue(environment, post.id, () => {
      const response = sendReaction(environment, reaction)
      preview.dispose()
      return response
    })
  }
}

function enqueue(environment: IEnvironment, postId: string, send: () => Promise<void>): void {
  const queues = lastPresses.get(environment) ?? new Map<string, Promise<void>>()
  lastPresses.set(environment, queues)
  const press = (queues.get(postId) ?? Promise.resolve()).then(send).then(() => {
    if (queues.get(postId) === press) queues.delete(postId)
  })
  queues.set(postId, press)
}

function reactionConfig(post: Post, pressed: ReactionType) {
  return {
    mutation: graphql`
      mutation useReactToPostMutation($input: ReactToPostInput!) {
        reactToPost(input: $input) {
          __typename
          ... on ReactToPostPayload {
            post {
              ...ReactionBar_post
            }
          }
        }
      }
    `,
    variables: { input: { postId: post.id, type: pressed } },
    optimisticUpdater: (store: RecordSourceSelectorProxy) => showReaction(store, post, pressed),
  }
}

function sendReaction(environment: IEnvironment, reaction: ReturnType<typeof reactionConfig>): Promise<void> {
  return new Promise((resolve) => {
    const fail = () => {
      notify.error(messages.reactionFailed)
      resolve()
    }
    commitMutation<useReactToPostMutation>(environment, {
      ...reaction,
      onCompleted: ({ reactToPost }, errors) => {
        if (errors || reactToPost.__typename !== 'ReactToPostPayload') fail()
        else resolve()
      },
      onError: fail,
    })
  })
}

function showReaction(store: RecordSourceSelectorProxy, post: Post, pressed: ReactionType): void {
  // It may have been deleted since.
  if (!store.get(post.id)) return
  const { updatableData } = store.readUpdatableFragment<useReactToPost_updatable$key>(
    graphql`
      fragment useReactToPost_updatable on Post @updatable {
        likeCount
        dislikeCount
        viewerReaction
      }
    `,
    post,
  )
  const { likeCount, dislikeCount, viewerReaction } = nextReaction(updatableData, pressed)
  updatableData.likeCount = likeCount
  updatableData.dislikeCount = dislikeCount
  updatableData.viewerReaction = viewerReaction
}
