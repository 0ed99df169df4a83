import { commitMutation, fetchQuery, graphql } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { feedQuery } from '#client/routes/feed/feedLoader.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { recordsToKeep } from './records-to-keep.ts'

test('the posts of the feed are kept, and that one of them was deleted', () => {
  const environment = withFeed()
  environment.commitUpdate((store) => store.delete('b'))
  const kept = recordsToKeep(environment.getStore().getSource().toJSON())
  expect(kept['a']).toMatchObject({ text: 'Post a' })
  expect(kept['b']).toBeNull()
})

test('neither what a mutation was called with nor what it answered is kept', () => {
  const environment = withFeed()
  commitMutation(environment, {
    mutation: graphql`
      mutation recordsToKeepTestMutation($input: LoginInput!) {
        login(input: $input) {
          ... on LoginPayload {
            tokens {
              accessToken
            }
          }
        }
      }
    `,
    variables: { input: { email: 'ann@mail.example', password: 'Correct-horse1' } },
  })
  environment.mock.resolve(environment.mock.getMostRecentOperation(), {
    data: { login: { __typename: 'LoginPayload', tokens: { accessToken: 'a-secret-token' } } },
  })
  const all = environment.getStore().getSource().toJSON()
  expect(JSON.stringify(all)).toMatch(/Correct-horse1.*a-secret-token/s)
  expect(JSON.stringify(recordsToKeep(all))).not.toMatch(/Correct-horse1|a-secret-token/)
})

function withFeed() {
  const environment = createMockEnvironment()
  fetchQuery(environment, feedQuery, {}).subscribe({})
  const operation = environment.mock.getMostRecentOperation()
  environment.mock.resolve(
    operation,
    MockPayloadGenerator.generate(operation, listOf([{ id: 'a' }, { id: 'b' }])),
  )
  return environment
}
