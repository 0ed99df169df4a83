import { messages } from '#rules/messages.ts'
import { PHOTO_SIZES } from '#rules/media-rules.ts'
import {
  loadMember,
  loadMemberByUsername,
  loadMembers,
  photoSrcSet,
  photoUrl,
  type MemberView,
} from './member-view.ts'
import { builder } from '#server/platform/graphql/builder.ts'

/** Visitors see the name and the photo of members. */
const forMembers = { authScopes: { read: true } } as const

export const UserRef = builder.objectRef<MemberView>('User')

export const USER_ID = {
  typename: 'User',
  description: 'The `User.id` of the member.',
  notFound: messages.userNotFound,
}

export const userField = { type: UserRef, description: 'The member after the mutation.' }

builder.node(UserRef, {
  description: 'The public profile of a member.',
  id: { resolve: (member) => member.id },
  isTypeOf: undefined,
  loadMany: async (ids, { dependencies, viewer }) =>
    viewer ? loadMembers(dependencies, viewer, ids) : ids.map(() => null),
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'UUID',
      description: 'The id in the REST API and in URLs of the site.',
    }),
    username: t.exposeString('username', { description: 'The unique username.' }),
    fullName: t.exposeString('fullName', { description: 'The display name.' }),
    bio: t.string({
      nullable: true,
      viewerDependent: true,
      description: 'The biography. Null if there is none, and for visitors.',
      resolve: ({ bio }, _args, { viewer }) => viewer && bio,
    }),
    photoUrl: t.string({
      description:
        'The URL path of the profile photo: a square WebP image, or a drawing (SVG) for a member without a photo.',
      args: {
        width: t.arg.int({
          defaultValue: 128,
          description: `The requested width in pixels, rounded up to ${PHOTO_SIZES.join(', ')}.`,
        }),
      },
      resolve: (member, { width }) => photoUrl(member, width ?? 128),
    }),
    photoSrcSet: t.string({
      nullable: true,
      description:
        'All sizes of the profile photo in the format of `srcset`. Null if the member has no photo.',
      resolve: (member) => photoSrcSet(member),
    }),
    hasPhoto: t.boolean({
      description: 'Whether the member has set a profile photo.',
      resolve: ({ photoId }) => photoId !== null,
    }),
    createdAt: t.expose('createdAt', {
      ...forMembers,
      type: 'DateTime',
      description: 'When the member joined.',
    }),
    postCount: t.exposeInt('postCount', { ...forMembers, description: 'The number of posts by the member.' }),
    likeCount: t.exposeInt('likeCount', {
      ...forMembers,
      description: "The number of likes by other members that the member's posts received.",
    }),
    isViewer: t.boolean({
      viewerDependent: { broadcastValue: false },
      description: 'Whether this member is the viewer.',
      resolve: (member, _args, { viewer }) => member.id === viewer?.memberId,
    }),
  }),
})

builder.queryField('user', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    authScopes: { read: true },
    description: 'A member by id, or null if there is none.',
    args: {
      id: t.arg({ type: 'UUID', required: true, description: 'The `User.databaseId` of the member.' }),
    },
    resolve: (_root, { id }, { dependencies, viewer }) => loadMember(dependencies, viewer, id),
  }),
)

builder.queryField('sharedUser', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    authScopes: { public: true },
    description:
      'A member by id, for members and visitors, or null if there is none. For visitors, the member has a name and a photo only.',
    args: {
      id: t.arg({ type: 'UUID', required: true, description: 'The `User.databaseId` of the member.' }),
    },
    resolve: (_root, { id }, { dependencies, viewer }) => loadMember(dependencies, viewer, id),
  }),
)

builder.queryField('userByUsername', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    authScopes: { public: true },
    description: 'A member by username, ignoring case, for links of mentions. Null if there is none.',
    args: { username: t.arg.string({ required: true, description: '`User.username`.' }) },
    resolve: (_root, { username }, { dependencies, viewer }) =>
      loadMemberByUsername(dependencies, viewer, username),
  }),
)
