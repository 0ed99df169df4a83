import { messages } from '#rules/messages.ts'
import { MissingScopeError, NotAuthenticatedError, NotFoundError } from '#server/platform/refusals.ts'
import { listIdentities, unlinkIdentity, type IdentityView } from './identities.ts'
import { requireSession } from '#server/platform/viewer.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { requireId } from '#server/platform/graphql/require-id.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { viewerField, ViewerRef } from '#server/features/members/viewer.graphql.ts'

const IdentityType = builder.objectRef<IdentityView>('Identity').implement({
  description: 'A linked account at an identity provider, which signs the member in.',
  fields: (t) => ({
    id: t.id({
      description: 'The global id, for `unlinkIdentity`.',
      resolve: ({ id }) => encodeGlobalId('Identity', id),
    }),
    provider: t.exposeString('provider', { description: 'The host name of the provider.' }),
    issuer: t.exposeString('issuer', { description: 'The issuer in the ID tokens of the provider.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the identity was linked.' }),
  }),
})

builder.prismaObjectField(ViewerRef, 'identities', (t) =>
  t.field({
    type: [IdentityType],
    authScopes: { account: true },
    description: 'The linked accounts at identity providers, oldest link first.',
    resolve: (_viewer, _args, { dependencies, viewer }) =>
      listIdentities(dependencies, requireSession(viewer)),
  }),
)

builder.relayMutationField(
  'unlinkIdentity',
  {
    description: 'Input of `unlinkIdentity`.',
    inputFields: (t) => ({
      identityId: t.id({ required: true, description: 'The `Identity.id` of the identity to unlink.' }),
    }),
  },
  {
    authScopes: { account: true },
    description: 'Unlinks an account at an identity provider, so that it no longer signs the member in.',
    errors: { types: [NotFoundError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const id = requireId(input.identityId, 'Identity', messages.identityNotFound)
      await unlinkIdentity(dependencies, requireSession(viewer), id)
      return { message: messages.identityUnlinked, unlinkedIdentityId: input.identityId }
    },
  },
  {
    description: 'The identity was unlinked.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      unlinkedIdentityId: t.exposeID('unlinkedIdentityId', {
        description: 'The `Identity.id` of the unlinked identity.',
      }),
      viewer: t.prismaField(viewerField),
    }),
  },
)
