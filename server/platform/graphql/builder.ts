import SchemaBuilder from '@pothos/core'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { messages } from '#rules/messages.ts'
import { NotAuthenticatedError, type Refusal } from '#server/platform/refusals.ts'
import {
  requireSession,
  requireViewer,
  requireWriter,
  type SessionViewer,
  type Viewer,
  type Writer,
} from '#server/platform/viewer.ts'
import { requireModerator } from '#server/platform/roles.ts'
import type { Upload } from '#server/platform/http/uploads.ts'
import { getDatamodel, type default as PrismaTypes } from '#server/generated/pothos-types.ts'
import type { GraphQLContext } from './context.ts'
import { codedError } from './plugins/coded-error.ts'
import { decodeGlobalId, encodeGlobalId } from './global-id.ts'
import { viewerDependentFieldsPlugin } from './viewer-dependent-fields.ts'

export type SchemaTypes = {
  Context: GraphQLContext
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  DefaultEdgesNullability: false
  DefaultNodeNullability: false
  AuthScopes: {
    /** Members, API clients and visitors. An invalid token is refused, so that its owner does not get the data of a visitor. */
    public: boolean
    /** Anyone, except pages of other sites, because these mutations handle credentials. */
    visitor: boolean
    /** A member, or an API client with any personal access token. */
    read: boolean
    /** A member, or an API client whose token has the scope `write`. */
    write: boolean
    /** A moderator or administrator, or an API client with one of their tokens. Mutations require the scope `write`. */
    moderate: boolean
    /** A member's own session. API clients cannot change credentials or the account. */
    account: boolean
  }
  AuthContexts: {
    read: GraphQLContext & { viewer: Viewer }
    write: GraphQLContext & { viewer: Writer }
    moderate: GraphQLContext & { viewer: Viewer }
    account: GraphQLContext & { viewer: SessionViewer }
  }
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    UUID: { Input: string; Output: string }
    Upload: { Input: Upload | Refusal; Output: never }
  }
}

const ofField = (suffix: string) => ({
  name: ({ fieldName }: { fieldName: string }) =>
    `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}${suffix}`,
})

export const builder = new SchemaBuilder<SchemaTypes>({
  // The errors plugin wraps the others, so that refusals of the scopes become members of result unions too.
  plugins: [ErrorsPlugin, ScopeAuthPlugin, RelayPlugin, PrismaPlugin, viewerDependentFieldsPlugin],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    defaultUnionOptions: {
      ...ofField('Result'),
      description: 'The payload of the mutation or an expected error.',
    },
  },
  scopeAuth: {
    // The scopes read the context only when a field requires them, because a broadcast has no viewer.
    authScopes: (context) => ({
      public: () => context.isBroadcast || context.viewer !== null || !context.hasToken,
      visitor: () => {
        if (context.isCrossOrigin)
          throw codedError('FOREIGN_ORIGIN', messages.foreignOrigin, {}, { status: 403 })
        return true
      },
      read: () => context.isBroadcast || Boolean(requireViewer(context.viewer, context.hasToken)),
      write: () => Boolean(requireWriter(context.viewer, context.hasToken)),
      moderate: async () => {
        const { memberId } = requireViewer(context.viewer, context.hasToken)
        await requireModerator(context.dependencies.database, memberId)
        return true
      },
      account: () => Boolean(requireSession(context.viewer, context.hasToken)),
    }),
    authorizeOnSubscribe: true,
    unauthorizedError: (_parent, { hasToken }) =>
      new NotAuthenticatedError(hasToken ? messages.tokenInvalid : messages.noToken),
  },
  relay: {
    clientMutationId: 'omit',
    encodeGlobalID: encodeGlobalId,
    decodeGlobalID: decodeGlobalId,
    // node.ts defines both fields, because an id of no object is not an error.
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    nodeTypeOptions: { description: 'An object with a global id.' },
    idFieldOptions: { description: 'The global id of the object, which is opaque and never changes.' },
    mutationInputArgOptions: { description: 'The input of the mutation.' },
  },
  prisma: {
    client: ({ dependencies }) => dependencies.database,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
  },
})

builder.queryType({
  description:
    'The query root. Visitors can query public posts, tags and meme templates and the names and photos of members. Other fields return an error with the code `NOT_AUTHENTICATED` for them.',
})
builder.mutationType({
  description: 'The mutation root. Each mutation returns its payload or an expected error.',
})
builder.subscriptionType({
  description: 'The subscription root, over WebSocket (graphql-ws) or server-sent events.',
})
