import { readFile } from 'node:fs/promises'
import { buildSchema, getOperationAST, Kind, parse, specifiedRules, validate } from 'graphql'
import { getVariableValues } from 'graphql/execution/values.js'
import { describe, expect, test } from 'vitest'
import { examples, HEADERS_HINT } from '#graphiql/examples.ts'

const schema = buildSchema(await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8'))
const parsed = examples.map(({ query, variables }) => ({ document: parse(query), variables }))

const operations = parsed.flatMap(({ document, variables }) =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [{ name: definition.name?.value, document, variables }]
      : [],
  ),
)

describe('GraphiQL examples', () => {
  test('cover each task', () => {
    expect(operations.map(({ name }) => name)).toEqual([
      'SignIn',
      'Feed',
      'NumberedPages',
      'HomeFeed',
      'SuggestedMembers',
      'FollowUser',
      'NewPosts',
      'Search',
      'Discover',
      'Tag',
      'FollowTag',
      'CreatePost',
      'CreateMeme',
      'ReactToPost',
      'NewestPost',
      'AddComment',
      'Comments',
      'PostToComment',
      'Notifications',
      'MarkAllRead',
      'NotificationEvents',
      'PostEvents',
      'RateLimit',
    ])
  })

  test.each(operations)('$name is valid with its variables', ({ name, document, variables }) => {
    expect(validate(schema, document, specifiedRules)).toEqual([])
    const definitions = getOperationAST(document, name)?.variableDefinitions ?? []
    expect(getVariableValues(schema, definitions, variables ?? {}).errors).toBeUndefined()
  })

  test('$name fits the width of the editor on a laptop', () => {
    const lines = examples.flatMap(({ query }) => query.split('\n')).concat(HEADERS_HINT.split('\n'))
    expect(lines.filter((line) => line.startsWith('#') && line.length > 52)).toEqual([])
  })
})
