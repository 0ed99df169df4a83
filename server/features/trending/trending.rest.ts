import { z } from 'zod'
import { bioField, memberSummaryShape, presentMemberSummary } from '#server/features/members/member-json.ts'
import { countField, idField } from '#server/platform/rest/fields.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { describeResponse } from '#server/platform/rest/responses.ts'
import { listTrendingMembers } from './list-trending-members.ts'

const MEMBERS_MAX = 10

const operation = operationFactory('Profiles')

const trendingMemberSchema = z
  .object({
    id: idField('member'),
    ...memberSummaryShape,
    profileBio: bioField,
    likeCount: countField('The number of likes received from other members in the last 7 days.'),
  })
  .meta({ id: 'TrendingMember', description: 'A member whose posts received many likes recently.' })

operation({
  route: 'GET /users/me/trending-profiles',
  operationId: 'listTrendingMembers',
  summary: 'List trending members',
  description: 'The 10 members whose posts received the most likes in the last 7 days.',
  access: 'read',
  response: describeResponse(
    'The trending members.',
    z.object({ status: z.literal('success'), data: z.array(trendingMemberSchema) }),
  ),
  async handle({ dependencies, viewer }) {
    const members = await listTrendingMembers(dependencies, viewer, MEMBERS_MAX)
    const data = members.map(({ likeCount, member }) => ({
      id: member.id,
      ...presentMemberSummary(member),
      profileBio: member.bio,
      likeCount,
    }))
    return { status: 'success' as const, data }
  },
})
