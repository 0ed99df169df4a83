import { commitLocalUpdate, fetchQuery } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { everyoneQuery } from '#client/routes/everyone/everyoneLoader.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { connectionId, removePost } from './feed-connection.ts'

test('removed post decrements the post count of its author once', () => {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver((asked) =>
    MockPayloadGenerator.generate(asked, listOf([{ id: 'b' }, { id: 'a' }])),
  )
  fetchQuery(environment, everyoneQuery, {}).subscribe({})
  commitLocalUpdate(environment, (store) => {
    const author = store.get('a')?.getLinkedRecord('author')?.setValue(5, 'postCount')
    removePost(store, 'a')
    removePost(store, 'a')
    expect(author?.getValue('postCount')).toBe(4)
    const edges = store.get(connectionId('everyone'))?.getLinkedRecords('edges') ?? []
    expect(edges.flatMap((edge) => edge?.getLinkedRecord('node')?.getDataID() ?? [])).toEqual(['b'])
  })
})
