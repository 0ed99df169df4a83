import { buildSchema, getOperationAST, parse } from 'graphql'
import { expect, test } from 'vitest'
import { costOfOperation } from './operation-cost.ts'

const schema = buildSchema(`
  interface Node { id: ID! }
  type Query {
    node(id: ID!): Node
    nodes(ids: [ID!]!): [Node]!
    feed(first: Int, last: Int): Connection!
    trending(first: Int! = 20): [Member!]!
    members: [Member!]!
  }
  type Connection { edges: [Edge!]! totalCount: Int! pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! }
  type Edge { node: Post! }
  type Post implements Node { id: ID! text: String! tags: [String!]! author: Member! }
  type Member implements Node { id: ID! name: String! posts(first: Int, last: Int): Connection! }
`)

test.for([
  ['a field', '{ node(id: 1) { id } }', 2],
  ['__typename, which is free', '{ __typename node(id: 1) { __typename id } }', 2],
  ['a page of the default size', '{ feed { edges { node { id } } } }', 2 + 10 * 2],
  ['a page from the top', '{ feed(first: 3) { edges { node { id text } } } }', 2 + 3 * 3],
  ['a page from the bottom', '{ feed(last: 4) { edges { node { id } } } }', 2 + 4 * 2],
  ['fields next to the edges once', '{ feed(first: 50) { totalCount pageInfo { hasNextPage } } }', 4],
  ['an empty page', '{ feed(first: 0) { edges { node { id } } } }', 2],
  ['at most the maximum page size', '{ feed(first: 9999) { edges { node { id } } } }', 2 + 50 * 2],
  ['a negative page size as zero', '{ feed(first: -9) { edges { node { id } } } }', 2],
  ['the larger of two sizes', '{ feed(first: 2, last: 4) { edges { node { id } } } }', 2 + 4 * 2],
  ['a list without arguments at the default size', '{ members { id } }', 1 + 10],
  ["a list's own default", '{ trending { id } }', 1 + 20],
  ['a list of scalars as one field', '{ node(id: 1) { ... on Post { tags } } }', 2],
  ['the requested nodes', '{ nodes(ids: [1, 2, 3]) { id } }', 1 + 3],
  [
    'a list in a list',
    '{ trending(first: 2) { posts(first: 3) { edges { node { id } } } } }',
    1 + 2 * (2 + 3 * 2),
  ],
  [
    'each part of a fragment',
    '{ node(id: 1) { ...F ... on Member { name } } } fragment F on Post { id text }',
    4,
  ],
  [
    'introspection at a flat rate',
    '{ __schema { types { fields { name } } } __type(name: "Post") { name } }',
    200,
  ],
] as const)('cost includes %s', ([, document, cost]) => {
  expect(costOf(document)).toBe(cost)
})

test('cost includes variables and their defaults', () => {
  const document = parse(
    'query ($n: Int = 3, $ids: [ID!] = []) { feed(first: $n) { edges { node { id } } } nodes(ids: $ids) { id } }',
  )
  const operation = getOperationAST(document)
  if (!operation) throw new Error('There is one')
  const cost = (variables: Record<string, unknown>) => costOfOperation(schema, document, operation, variables)
  expect(cost({})).toBe(2 + 3 * 2 + 1)
  expect(cost({ n: 5, ids: ['a', 'b'] })).toBe(2 + 5 * 2 + 1 + 2)
  expect(cost({ n: null })).toBe(2 + 10 * 2 + 1)
  expect(cost({ n: 'nonsense', ids: 'one' })).toBe(2 + 10 * 2 + 1 + 10)
  expect(cost({ n: 5 })).toBe(2 + 5 * 2 + 1)
})

function costOf(text: string): number {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('There is one')
  return costOfOperation(schema, document, operation)
}
