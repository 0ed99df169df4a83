import {
  commitMutation,
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  graphql,
  RecordSource,
  Store,
  type IEnvironment,
} from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import documents from '#client/__generated__/persisted-documents.json' with { type: 'json' }
import { editProfileQuery } from '#client/routes/edit-profile/editProfileLoader.ts'
import { feedQuery } from '#client/routes/feed/feedLoader.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { PERSISTED_OPERATIONS, recordsToPersist } from './persisted-records.ts'

test('posts of the feed are persisted, including deletions', () => {
  const { environment, feed } = withFeed()
  environment.commitUpdate((store) => store.delete('b'))
  const kept = recordsToPersist(allOf(environment), [feed], {})
  expect(kept['a']).toMatchObject({ text: 'Post a' })
  expect(kept['b']).toBeNull()
})

test('arguments and results of mutations are not persisted', () => {
  const { environment, feed } = withFeed()
  commitMutation(environment, {
    mutation: graphql`
      mutation persistedRecordsTestMutation($input: LoginInput!) {
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
  const all = allOf(environment)
  expect(JSON.stringify(all)).toMatch(/Correct-horse1.*a-secret-token/s)
  expect(JSON.stringify(recordsToPersist(all, [feed], {}))).not.toMatch(/Correct-horse1|a-secret-token/)
})

test('fields that only other operations select are not persisted', () => {
  const { environment, feed } = withFeed()
  environment.commitPayload(createOperationDescriptor(getRequest(editProfileQuery), {}), {
    viewer: { id: 'viewer', email: 'ann@mail.example', phone: '+44 20 7946 0000', user: null },
  })
  const all = allOf(environment)
  expect(all['viewer']).toMatchObject({ email: 'ann@mail.example', phone: '+44 20 7946 0000' })
  expect(recordsToPersist(all, [feed], {})['viewer']).toMatchObject({ __typename: 'Viewer' })
  expect(JSON.stringify(recordsToPersist(all, [feed], {}))).not.toMatch(/ann@mail|7946/)
})

test('persisted records satisfy their operation', () => {
  const { environment, feed } = withFeed()
  const kept = recordsToPersist(allOf(environment), [feed], {})
  const store = new Store(new RecordSource(kept))
  expect(store.check(feed).status).toBe('available')
  expect(store.lookup(feed.fragment).isMissingData).toBe(false)
  expect(Object.values(kept)).toContainEqual(expect.objectContaining({ __connection_next_edge_index: 2 }))
})

test('fields persisted from an earlier page stay, with their current values', () => {
  const { environment, feed } = withFeed()
  const restored = recordsToPersist(allOf(environment), [feed], {})
  environment.commitUpdate((store) => store.get('a')?.setValue('Changed', 'text'))
  expect(recordsToPersist(allOf(environment), [], restored)['a']).toMatchObject({ text: 'Changed' })
})

test('allow-list contains the queries of all screens that can be restored', () => {
  const names = Object.values(documents).flatMap((text) => /^query (\w+)/.exec(text)?.[1] ?? [])
  expect(names.filter((name) => PERSISTED_OPERATIONS.test(name)).sort()).toEqual([
    'NewcomerFeedQuery',
    'TrendingPanelQuery',
    'createLoaderQuery',
    'discoverLoaderQuery',
    'everyoneLoaderQuery',
    'feedLoaderQuery',
    'followsLoaderQuery',
    'groupLoaderPostsQuery',
    'groupLoaderQuery',
    'groupsLoaderQuery',
    'makeLoaderQuery',
    'memberLoaderQuery',
    'postLoaderQuery',
    'profileLoaderQuery',
    'rankingLoaderQuery',
    'savedLoaderQuery',
    'shellLoaderQuery',
    'tagLoaderQuery',
    'templateLoaderQuery',
    'templatesLoaderQuery',
    'trendingLoaderQuery',
  ])
})

function withFeed() {
  const environment = createMockEnvironment()
  fetchQuery(environment, feedQuery, {}).subscribe({})
  const operation = environment.mock.getMostRecentOperation()
  environment.mock.resolve(
    operation,
    MockPayloadGenerator.generate(operation, listOf([{ id: 'a' }, { id: 'b' }])),
  )
  return { environment, feed: operation }
}

function allOf(environment: IEnvironment) {
  return environment.getStore().getSource().toJSON()
}
