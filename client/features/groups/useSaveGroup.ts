import { graphql } from 'react-relay/hooks'
import type { useSaveGroupCreateMutation } from '#client/__generated__/useSaveGroupCreateMutation.graphql.ts'
import type { useSaveGroupUpdateMutation } from '#client/__generated__/useSaveGroupUpdateMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { invalidateOwnGroups } from './useSetMembership.ts'

type GroupValues = {
  slug: string
  name: string
  description: string
  rules: string[]
  joining: 'OPEN' | 'ON_REQUEST'
  /** Undefined keeps the cover, null removes it. */
  coverMediaId: string | null | undefined
}

/** Creates a group, or updates the one with the id. */
export function useSaveGroup() {
  const create = useMutationPromise<useSaveGroupCreateMutation>(graphql`
    mutation useSaveGroupCreateMutation($input: CreateGroupInput!) {
      createGroup(input: $input) {
        __typename
        ... on CreateGroupPayload {
          group {
            slug
          }
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  const update = useMutationPromise<useSaveGroupUpdateMutation>(graphql`
    mutation useSaveGroupUpdateMutation($input: UpdateGroupInput!) {
      updateGroup(input: $input) {
        __typename
        ... on UpdateGroupPayload {
          group {
            ...GroupForm_group
            ...GroupHeader_group
          }
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (groupId: string | undefined, { slug, ...details }: GroupValues) => {
    if (groupId !== undefined) return (await update({ input: { groupId, ...details } })).updateGroup
    const input = { slug, ...details }
    return (await create({ input }, { updater: invalidateOwnGroups })).createGroup
  }
}
