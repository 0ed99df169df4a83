import { graphql } from 'react-relay/hooks'
import type { useCompleteOnboardingMutation } from '#client/__generated__/useCompleteOnboardingMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useCompleteOnboarding() {
  const commit = useMutationPromise<useCompleteOnboardingMutation>(graphql`
    mutation useCompleteOnboardingMutation {
      completeOnboarding(input: {}) {
        __typename
        ... on CompleteOnboardingPayload {
          viewer {
            needsOnboarding
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  // The feed was fetched before the member followed anything.
  return async () => (await commit({}, { updater: (store) => store.invalidateStore() })).completeOnboarding
}
