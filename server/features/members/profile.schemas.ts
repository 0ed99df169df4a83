import { z } from 'zod'
import { passwordProofSchema, profileSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { example, operation, success } from '#server/platform/rest/openapi/operation.ts'
import {
  EXAMPLE,
  MEMBER_PROFILE_EXAMPLE,
  OWN_PROFILE_EXAMPLE,
  POST_EXAMPLE,
  TRENDING_MEMBER_EXAMPLE,
} from '#server/platform/rest/examples.ts'
import {
  ADDRESS_REFUSALS,
  PASSWORD_PROOF_REFUSALS,
  PHOTO_REFUSALS,
  USERNAME_REFUSALS,
} from '#server/platform/rest/refusals.ts'
import {
  focalPointFields,
  idSchema,
  memberProfileShape,
  ownProfileSchema,
  ownProfileShape,
  postSchema,
  trendingMemberSchema,
} from '#server/platform/rest/shapes.ts'

const { fullName, username, email, phone, bio } = profileSchema.shape

const NAME_REFUSALS = [messages.fullNameRequired, messages.fullNameTooLong, messages.bioTooLong]

const profileInfo = (description: string, message: string) =>
  success(
    { data: z.object({ user: ownProfileSchema }) },
    { description, example: { message, data: { user: OWN_PROFILE_EXAMPLE } } },
  )

export const getProfileInfo = operation({
  operationId: 'getProfileInfo',
  tag: 'Profiles',
  summary: "Read one's own profile",
  description: 'The first reading of its path; `getOwnProfile` is the other.',
  access: 'read',
  request: {},
  answers: { 200: profileInfo('The profile.', messages.profileFetched) },
})

export const updateProfileInfo = operation({
  operationId: 'updateProfileInfo',
  tag: 'Profiles',
  summary: "Change one's own profile",
  description:
    'Changes what is given; null is as good as not given. A new address counts once `confirmEmail` has the code mailed to it; no access token may ask for one.',
  access: 'write',
  request: {
    body: z
      .object({
        fullName: fullName.nullable(),
        phone: phone.nullable(),
        email: email.nullable(),
        profileBio: bio.nullable(),
      })
      .meta(example({ fullName: 'Ada Lovelace', profileBio: 'Counts on engines' })),
  },
  answers: { 200: profileInfo('The profile as it is now.', messages.profileUpdated) },
  refusals: {
    400: [...NAME_REFUSALS, messages.phoneInvalid, ...ADDRESS_REFUSALS],
    403: [messages.tokenMayNotManage],
  },
})

export const getOwnProfile = operation({
  operationId: 'getOwnProfile',
  tag: 'Profiles',
  summary: "Read one's own profile and newest posts",
  description: 'The second reading of its path; `getProfileInfo` is the other.',
  access: 'read',
  request: {},
  answers: {
    200: success(
      { ...ownProfileShape, posts: z.array(postSchema).describe('The newest ten.') },
      {
        description: 'The profile.',
        example: { message: messages.profileFetched, ...OWN_PROFILE_EXAMPLE, posts: [POST_EXAMPLE] },
      },
    ),
  },
})

export const updateOwnProfile = operation({
  operationId: 'updateOwnProfile',
  tag: 'Profiles',
  summary: "Change one's own profile and photo with a form",
  description: 'Changes what is not empty. When one part is refused, nothing is changed.',
  access: 'write',
  body: 'form',
  request: {
    body: z
      .object({
        username,
        fullName,
        profileBio: bio,
        profilePhoto: z.file().optional().describe('JPEG, PNG or WebP, at most 40 MB.'),
        ...focalPointFields,
      })
      .meta(example({ fullName: 'Ada Lovelace' })),
  },
  answers: {
    200: success(ownProfileShape, {
      description: 'The profile as it is now.',
      example: { message: messages.profileUpdated, ...OWN_PROFILE_EXAMPLE },
    }),
  },
  refusals: {
    400: [...NAME_REFUSALS, ...USERNAME_REFUSALS, messages.oneFileOnly, messages.focalPointInvalid],
    409: [messages.usernameTaken],
    ...PHOTO_REFUSALS,
  },
})

export const deleteAccount = operation({
  operationId: 'deleteAccount',
  tag: 'Account',
  summary: 'Delete the account',
  description: 'Deletes the member with posts, reactions, pictures and sessions. The password is the proof.',
  access: 'account',
  request: { body: passwordProofSchema.meta(example({ password: EXAMPLE.password })) },
  answers: { 200: success({}, { description: 'Deleted.', example: { message: messages.accountDeleted } }) },
  refusals: { 400: PASSWORD_PROOF_REFUSALS },
})

export const getMemberProfile = operation({
  operationId: 'getMemberProfile',
  tag: 'Profiles',
  summary: 'Read the profile of a member',
  description:
    'Any member, with their newest posts. Email address and phone number are null unless the caller asks for their own profile.',
  access: 'read',
  request: { params: z.object({ id: idSchema(messages.userIdInvalid, messages.userIdRequired) }) },
  answers: {
    200: success(memberProfileShape, {
      description: 'The profile.',
      example: { message: messages.profileFetched, ...MEMBER_PROFILE_EXAMPLE },
    }),
  },
  refusals: { 400: [messages.userIdInvalid, messages.userIdRequired], 404: [messages.userNotFound] },
})

export const listTrendingMembers = operation({
  operationId: 'listTrendingMembers',
  tag: 'Profiles',
  summary: 'Read who is trending',
  description: 'Members whose posts were liked most in the last 7 days, the first one first; at most ten.',
  access: 'read',
  request: {},
  answers: {
    200: z.object({ status: z.literal('success'), data: z.array(trendingMemberSchema) }).meta({
      description: 'Who is trending.',
      examples: [{ status: 'success', data: [TRENDING_MEMBER_EXAMPLE] }],
    }),
  },
})
