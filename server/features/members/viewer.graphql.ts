import { requireViewer } from '#server/platform/viewer.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'
import { UserRef } from './user.graphql.ts'

const MemberRoleRef = builder.enumType('MemberRole', {
  description: 'The role of a member on the site.',
  values: {
    MEMBER: { description: 'The member has no special rights.' },
    MODERATOR: { description: 'The member moderates content and members.' },
    ADMIN: { description: 'The member administers the site, with all rights of moderators.' },
  } as const,
})

export const ViewerRef = builder.prismaNode('Member', {
  variant: 'Viewer',
  description: 'The signed-in member, with their private data.',
  id: { field: 'id' },
  authScopes: (member, { viewer }) => member.id === viewer?.memberId,
  fields: (t) => ({
    user: t.field({
      type: UserRef,
      description: 'The public profile of the viewer.',
      resolve: (member) => member,
    }),
    email: t.string({
      description: 'The email address for signing in.',
      select: { credentials: { select: { email: true } } },
      resolve: ({ credentials }) => credentials?.email ?? '',
    }),
    hasPassword: t.boolean({
      description:
        'Whether the account has a password. Accounts without one sign in with an identity provider.',
      select: { credentials: { select: { passwordHash: true } } },
      resolve: ({ credentials }) => Boolean(credentials?.passwordHash),
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'The phone number. Null if there is none.',
    }),
    roleId: t.exposeInt('roleId', { nullable: true, description: 'The role. Null if there is none.' }),
    role: t.expose('role', {
      type: MemberRoleRef,
      description: 'The role on the site, which only the operator can change.',
    }),
    organizationId: t.exposeInt('organizationId', {
      nullable: true,
      description: 'The organization. Null if there is none.',
    }),
    lastUpdated: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the profile was last updated.',
    }),
  }),
})

type ViewerQuery = { select?: Prisma.MemberSelect; include?: Prisma.MemberInclude }

export const viewerField = {
  type: ViewerRef,
  description: 'The viewer after the mutation.',
  resolve: (query: ViewerQuery, _payload: unknown, _args: object, { dependencies, viewer }: GraphQLContext) =>
    dependencies.database.member.findUniqueOrThrow({
      ...query,
      where: { id: requireViewer(viewer).memberId },
    }),
}

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: ViewerRef,
    nullable: true,
    description: 'The signed-in member. Null for visitors.',
    resolve: (query, _root, _args, { dependencies, viewer }) =>
      viewer && dependencies.database.member.findUnique({ ...query, where: { id: viewer.memberId } }),
  }),
)
