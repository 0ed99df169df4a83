import type { ObjectRef } from '@pothos/core'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#rules/limits.ts'
import type { Page } from '#server/platform/lists/paged-list.ts'
import { builder } from './builder.ts'

/** The arguments of the Relay plugin have no descriptions. */
export const connectionArguments = builder.args((t) => ({
  first: t.int({
    description: `Returns the first n items, 0 to ${PAGE_SIZE_MAX}. Default: ${PAGE_SIZE}. It cannot be combined with \`last\`.`,
  }),
  after: t.string({ description: 'Returns the items that come after the cursor.' }),
  last: t.int({ description: `Returns the last n items, 0 to ${PAGE_SIZE_MAX}.` }),
  before: t.string({ description: 'Returns the items that come before the cursor.' }),
}))

export const PageInfo = builder.objectRef<Page<object>>('PageInfo').implement({
  description: 'Information about pagination in a connection.',
  fields: (t) => ({
    hasNextPage: t.boolean({
      description: 'Whether there are items after this page.',
      resolve: ({ hasNextPage }) => hasNextPage(),
    }),
    hasPreviousPage: t.boolean({
      description: 'Whether there are items before this page.',
      resolve: ({ hasPreviousPage }) => hasPreviousPage(),
    }),
    startCursor: t.string({
      nullable: true,
      description: 'The cursor of the first item. Null if the page is empty.',
      resolve: ({ edges }) => edges[0]?.cursor,
    }),
    endCursor: t.string({
      nullable: true,
      description: 'The cursor of the last item. Null if the page is empty.',
      resolve: ({ edges }) => edges.at(-1)?.cursor,
    }),
  }),
})

/** Defines `<name>Connection` and `<name>Edge`. `Context` types further properties of the connection. */
export function defineConnection<Node extends object, Context extends object = object>(
  name: string,
  { node, items }: { node: ObjectRef<typeof builder.$inferSchemaTypes, Node>; items: string },
) {
  const Edge = builder.objectRef<Page<Node>['edges'][number]>(`${name}Edge`).implement({
    description: `An edge in a connection of ${items}.`,
    fields: (t) => ({
      node: t.expose('node', { type: node, description: 'The item at the end of the edge.' }),
      cursor: t.exposeString('cursor', { description: 'A cursor for use in pagination.' }),
    }),
  })
  const Connection = builder.objectRef<Page<Node> & Context>(`${name}Connection`).implement({
    description: `A connection of ${items}.`,
    fields: (t) => ({
      edges: t.field({ type: [Edge], description: 'A list of edges.', resolve: ({ edges }) => edges }),
      pageInfo: t.field({
        type: PageInfo,
        description: 'Information to aid in pagination.',
        resolve: (page) => page,
      }),
    }),
  })
  return { Edge, Connection }
}
