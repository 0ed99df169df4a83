import { commitMutation, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { applyOptimisticMutation, type IEnvironment, type RecordSourceSelectorProxy } from 'relay-runtime'
import type { useSetReaction_subject$key } from '#client/__generated__/useSetReaction_subject.graphql.ts'
import type { useSetReactionMutation } from '#client/__generated__/useSetReactionMutation.graphql.ts'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import { nextReaction, type ReactionState, type ReactionType } from './next-reaction.ts'

/** The pending request per subject. It belongs to the store, because cards unmount while the list scrolls. */
const lastPresses = new WeakMap<IEnvironment, Map<string, Promise<void>>>()

/**
 * Reacts to a post or comment optimistically and rolls back if the server refuses. Requests for one subject are sent one after
 * the other, so that the last one wins.
 */
export function useSetReaction(subjectRef: useSetReaction_subject$key): (pressed: ReactionType) => void {
  const subject = useFragment(
    graphql`
      fragment useSetReaction_subject on Reactable {
        __typename
        id
        likeCount
        dislikeCount
        viewerReaction
      }
    `,
    subjectRef,
  )
  const environment = useRelayEnvironment()
  return (pressed) => {
    const failedMessage =
      subject.__typename === 'Post' ? messages.reactionFailed : messages.commentReactionFailed
    const reaction = reactionConfig(subject.id, nextReaction(subject, pressed))
    const preview = applyOptimisticMutation(environment, reaction)
    enqueue(environment, subject.id, () => {
      const response = sendReaction(environment, reaction, failedMessage)
      preview.dispose()
      return response
    })
  }
}

function enqueue(environment: IEnvironment, subjectId: string, send: () => Promise<void>): void {
  const queues = lastPresses.get(environment) ?? new Map<string, Promise<void>>()
  lastPresses.set(environment, queues)
  const press = (queues.get(subjectId) ?? Promise.resolve()).then(send).then(() => {
    if (queues.get(subjectId) === press) queues.delete(subjectId)
  })
  queues.set(subjectId, press)
}

function reactionConfig(subjectId: string, next: ReactionState) {
  return {
    mutation: graphql`
      mutation useSetReactionMutation($input: SetReactionInput!) {
        setReaction(input: $input) {
          __typename
          ... on SetReactionPayload {
            subject {
              ...ReactionBar_subject
            }
          }
        }
      }
    `,
    variables: { input: { subjectId, type: next.viewerReaction } },
    optimisticUpdater: (store: RecordSourceSelectorProxy) => {
      // The subject may be deleted by now.
      store
        .get(subjectId)
        ?.setValue(next.likeCount, 'likeCount')
        .setValue(next.dislikeCount, 'dislikeCount')
        .setValue(next.viewerReaction, 'viewerReaction')
    },
  }
}

function sendReaction(
  environment: IEnvironment,
  reaction: ReturnType<typeof reactionConfig>,
  failedMessage: string,
): Promise<void> {
  return new Promise((resolve) => {
    const fail = () => {
      notify.error(failedMessage)
      resolve()
    }
    commitMutation<useSetReactionMutation>(environment, {
      ...reaction,
      onCompleted: ({ setReaction }, errors) => {
        if (errors || setReaction.__typename !== 'SetReactionPayload') fail()
        else resolve()
      },
      onError: fail,
    })
  })
}
