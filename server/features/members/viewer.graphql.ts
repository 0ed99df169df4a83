import { MEMBER_SELECTION } from './member-view.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'
import { UserRef } from './user.graphql.ts'

export const ViewerRef = builder.prismaNode('Member', {
  variant: 'Viewer',
  description: 'The member who is signed in, with what only they see.',
  id: { field: 'id' },
  authScopes: (member, { viewer }) => member.id === viewer?.memberId,
  fields: (t) => ({
    user: t.field({
      type: UserRef,
      description: 'The member as others see them.',
      select: MEMBER_SELECTION,
      resolve: (member) => member,
    }),
    email: t.string({
      description: 'The address they log in with.',
      select: { credentials: { select: { email: true } } },
      resolve: ({ credentials }) => credentials?.email ?? '',
    }),
    hasPassword: t.boolean({
      description: 'Whether they have a password; without one they sign in with an identity provider.',
      select: { credentials: { select: { passwordHash: true } } },
      resolve: ({ credentials }) => Boolean(credentials?.passwordHash),
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Their phone number; null when they gave none.',
    }),
    roleId: t.exposeInt('roleId', { nullable: true, description: 'Their role, where one was given.' }),
    organizationId: t.exposeInt('organizationId', {
      nullable: true,
      description: 'Their organization, where one was given.',
    }),
    lastUpdated: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When they last changed their profile.',
    }),
  }),
})

type ViewerQuery = { select?: Prisma.MemberSelect; include?: Prisma.MemberInclude }

/** For payloads that show the member who asks. */
export function loadViewer(query: ViewerQuery, { dependencies, viewer }: GraphQLContext) {
  return dependencies.database.member.findUniqueOrThrow({
    ...query,
    where: { id: requireViewer(viewer).memberId },
  })
}

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: ViewerRef,
    nullable: true,
    description: 'The member who asks; null when signed out.',
    resolve: (query, _root, _args, { dependencies, viewer }) =>
      viewer && dependencies.database.member.findUnique({ ...query, where: { id: viewer.memberId } }),
  }),
)
