import { z } from 'zod'
import { MEMBER_EXAMPLE, PHOTO_SIZE, photoUrlField } from '#server/features/members/member-json.ts'
import { photoUrl } from '#server/features/members/member-view.ts'
import { countField, idField } from '#server/platform/rest/fields.ts'
import { operation } from '#server/platform/rest/operation.ts'
import { listTrendingMembers } from './list-trending-members.ts'

const MEMBERS_MAX = 10

const trendingMemberSchema = z
  .object({
    id: idField('member'),
    fullName: z.string(),
    username: z.string(),
    profilePhotoUrl: photoUrlField,
    profileBio: z.string().nullable(),
    likeCount: countField('The number of likes received from other members in the last 7 days.'),
  })
  .meta({ id: 'TrendingMember', description: 'A member whose posts received many likes recently.' })

const EXAMPLE = {
  id: MEMBER_EXAMPLE.id,
  fullName: MEMBER_EXAMPLE.fullName,
  username: MEMBER_EXAMPLE.username,
  profilePhotoUrl: MEMBER_EXAMPLE.profilePhotoUrl,
  profileBio: MEMBER_EXAMPLE.profileBio,
  likeCount: 42,
}

export const trendingOperations = [
  operation({
    route: 'GET /users/me/trending-profiles',
    operationId: 'listTrendingMembers',
    tag: 'Profiles',
    summary: 'List trending members',
    description: 'The 10 members whose posts received the most likes in the last 7 days.',
    access: 'read',
    input: {},
    response: z.object({ status: z.literal('success'), data: z.array(trendingMemberSchema) }).meta({
      description: 'The trending members.',
      examples: [{ status: 'success', data: [EXAMPLE] }],
    }),
    async handle({ dependencies }) {
      const members = await listTrendingMembers(dependencies, MEMBERS_MAX)
      const data = members.map(({ likeCount, member }) => ({
        id: member.id,
        fullName: member.fullName,
        username: member.username,
        profilePhotoUrl: photoUrl(member, PHOTO_SIZE),
        profileBio: member.bio,
        likeCount,
      }))
      return { status: 'success' as const, data }
    },
  }),
]
