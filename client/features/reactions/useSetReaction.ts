import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type {
  useSetReaction_subject$data,
  useSetReaction_subject$key,
} from '#client/__generated__/useSetReaction_subject.graphql.ts'
import type { useSetReactionMutation } from '#client/__generated__/useSetReactionMutation.graphql.ts'
import { commitInOrder } from '#client/relay/commit-in-order.ts'
import { useRequireSignIn, useResumedAction } from '#client/session/useRequireSignIn.ts'
import { notify } from '#client/ui/toast.ts'
import { nextReaction, type ReactionType } from './next-reaction.ts'

type SettableReaction = { subject: useSetReaction_subject$data; react(pressed: ReactionType): void }

/** Returns the reactions to a post or comment, and a function that reacts to it optimistically, for visitors after a sign-in. */
export function useSetReaction(subjectRef: useSetReaction_subject$key): SettableReaction {
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
  const forMembers = useRequireSignIn()
  const commit = (pressed: ReactionType) => {
    const next = nextReaction(subject, pressed)
    const failed = subject.__typename === 'Post' ? 'Failed to react to post' : 'Failed to update reaction'
    commitInOrder<useSetReactionMutation>(environment, {
      subject: `reaction to ${subject.id}`,
      mutation: graphql`
        mutation useSetReactionMutation($input: SetReactionInput!) {
          setReaction(input: $input) {
            __typename
            ... on SetReactionPayload {
              subject {
                ...useSetReaction_subject
              }
            }
          }
        }
      `,
      variables: { input: { subjectId: subject.id, type: next.viewerReaction } },
      optimisticUpdater: (store) => {
        // The subject may be deleted by now.
        store
          .get(subject.id)
          ?.setValue(next.likeCount, 'likeCount')
          .setValue(next.dislikeCount, 'dislikeCount')
          .setValue(next.viewerReaction, 'viewerReaction')
      },
      resultOf: ({ setReaction }) => setReaction,
      fallback: failed,
      onFailure: () => notify.error(failed),
    })
  }
  const actionOf = (type: ReactionType) => `${type} ${subject.__typename} ${subject.id}`
  const react = (type: ReactionType) => forMembers(() => commit(type), actionOf(type))
  const resume = (type: ReactionType) => subject.viewerReaction !== type && commit(type)
  useResumedAction(actionOf('LIKE'), () => resume('LIKE'))
  useResumedAction(actionOf('DISLIKE'), () => resume('DISLIKE'))
  return { subject, react }
}
