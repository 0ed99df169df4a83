import { messages } from '#rules/messages.ts'
import { listIdentities, unlinkIdentity, type IdentityView } from './identities.ts'
import { requireSession } from '#server/platform/viewer.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
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

defineMutation('unlinkIdentity', {
  access: 'account',
  description: 'Unlinks an account at an identity provider, so that it no longer signs the member in.',
  ids: {
    identityId: {
      typename: 'Identity',
      description: 'The `Identity.id` of the identity to unlink.',
      notFound: messages.identityNotFound,
    },
  },
  resolve: async ({ identityId: id }, viewer, { dependencies }) => {
    await unlinkIdentity(dependencies, viewer, id)
    return { message: messages.identityUnlinked, unlinkedIdentityId: encodeGlobalId('Identity', id) }
  },
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
    unlinkedIdentityId: t.exposeID('unlinkedIdentityId', {
      description: 'The `Identity.id` of the unlinked identity.',
    }),
    viewer: t.prismaField(viewerField),
  }),
})
