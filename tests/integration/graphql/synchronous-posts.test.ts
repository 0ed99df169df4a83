import { executeSync, GraphQLSchema, isObjectType, parse } from 'graphql'
import { expect, test } from 'vitest'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { schema } from '#server/schema/schema.ts'
import { postViewOf } from '#tests/support/post-view.ts'

const [postId, authorId] = ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-774b-bcce-b302099a8058']
const post = postViewOf({ id: postId, viewerReaction: 'LIKE' }, { id: authorId })

test('loaded post resolves without promises, which would slow down every page', () => {
  const query = schema.getType('Post')
  if (!isObjectType(query)) throw new Error('The schema has no Post type')
  const document = parse(`{
    id databaseId text tags createdAt likeCount viewerReaction viewerCanDelete media { __typename }
    author { id username fullName photoUrl photoSrcSet isViewer }
  }`)
  const contextValue = { viewer: { memberId: authorId, sessionId: authorId } }
  // `executeSync` throws if a resolver returns a promise.
  const { data, errors } = executeSync({
    schema: new GraphQLSchema({ query }),
    document,
    rootValue: post,
    contextValue,
  })
  expect(errors).toBeUndefined()
  expect(data).toMatchObject({
    id: encodeGlobalId('Post', postId),
    viewerCanDelete: true,
    author: { id: encodeGlobalId('User', authorId), isViewer: true },
  })
})
