import { PHOTO_SIZES } from '#rules/media-rules.ts'
import { loadMember, loadMembers, photoSrcSet, photoUrl, type MemberView } from './member-view.ts'
import { builder } from '#server/platform/graphql/builder.ts'

/** Visitors meet members only as authors of posts that were shared with them. */
const forMembers = { authScopes: { read: true } } as const

export const UserRef = builder.objectRef<MemberView>('User')

builder.node(UserRef, {
  description: 'A member, as other members see them.',
  id: { resolve: (member) => member.id },
  isTypeOf: undefined,
  loadMany: (ids, { dependencies }) => loadMembers(dependencies, ids),
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'UUID',
      description: 'The id in REST calls and in the addresses of screens.',
    }),
    username: t.exposeString('username', { description: 'Unique, shown after an @.' }),
    fullName: t.exposeString('fullName', { description: 'The name they go by.' }),
    bio: t.exposeString('bio', {
      ...forMembers,
      nullable: true,
      description: 'A few words about themselves; null when there are none.',
    }),
    photoUrl: t.string({
      description:
        'Where their photo is on this origin: a square of WebP, or an SVG drawn of their initials.',
      args: {
        width: t.arg.int({
          defaultValue: 128,
          description: `The wanted edge in pixels; the next larger of ${PHOTO_SIZES.join(', ')} is answered.`,
        }),
      },
      resolve: (member, { width }) => photoUrl(member, width ?? 128),
    }),
    photoSrcSet: t.string({
      nullable: true,
      description:
        'All sizes of their photo, as `srcset` has them; null when there is none: the drawing has no sizes.',
      resolve: (member) => photoSrcSet(member),
    }),
    hasPhoto: t.boolean({
      description: 'Whether `photoUrl` is a photo that they set.',
      resolve: ({ photoId }) => photoId !== null,
    }),
    createdAt: t.expose('createdAt', {
      ...forMembers,
      type: 'DateTime',
      description: 'When they joined.',
    }),
    postCount: t.exposeInt('postCount', { ...forMembers, description: 'How many posts they have.' }),
    likeCount: t.exposeInt('likeCount', {
      ...forMembers,
      description: 'How many likes of others their posts have.',
    }),
    isViewer: t.boolean({
      description: 'Whether this is the member who asks.',
      resolve: (member, _args, { viewer }) => member.id === viewer?.memberId,
    }),
  }),
})

builder.queryField('user', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    authScopes: { read: true },
    description: 'A member by id; null when there is none.',
    args: { id: t.arg({ type: 'UUID', required: true, description: '`User.databaseId`.' }) },
    resolve: (_root, { id }, { dependencies }) => loadMember(dependencies, id),
  }),
)
