import { z } from 'zod'
import { PAGE_SIZE } from '#rules/limits.ts'
import { profileSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { listPosts } from '#server/features/posts/list-posts.ts'
import { postSchema, presentPost } from '#server/features/posts/post-json.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { MissingScopeError } from '#server/platform/refusals.ts'
import { omitNulls } from '#server/platform/omit-nulls.ts'
import { fileField, idSchema } from '#server/platform/rest/fields.ts'
import { withForm } from '#server/platform/rest/form.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { success } from '#server/platform/rest/responses.ts'
import type { Viewer, Writer } from '#server/platform/viewer.ts'
import {
  memberProfileShape,
  ownProfileSchema,
  ownProfileShape,
  presentMember,
  presentOwnProfile,
} from '#server/features/members/member-json.ts'
import { requireMember } from '#server/features/members/member-view.ts'
import { loadOwnProfile } from '#server/features/members/own-profile.ts'
import { focalPointFields, focalPointOf } from '#server/features/members/photo.rest.ts'
import { storePhoto, readPhoto, showPhoto } from '#server/features/members/profile-photo.ts'
import { UsernameTakenError } from '#server/features/members/refusals.ts'
import { updateProfile, type ProfileInput } from './update-profile.ts'

const operation = operationFactory('Profiles')

const { fullName, username, email, phone, bio } = profileSchema.shape
const profileInfo = { data: z.object({ user: ownProfileSchema }) }
const newestPosts = z.array(postSchema).describe('The 10 newest posts.')

// The specification defines two paths for the own profile, so reading and updating it have two operations each.
operation({
  route: 'GET /users/me/profile-info',
  operationId: 'getProfileInfo',
  summary: 'Read own profile',
  description: 'The profile of the caller. `getOwnProfile` also contains posts.',
  access: 'read',
  response: success(messages.profileFetched, profileInfo),
  async handle({ dependencies, viewer }) {
    return { data: { user: await loadPresentedProfile(dependencies, viewer) } }
  },
})

operation({
  route: 'PUT /users/me/profile-info',
  operationId: 'updateProfileInfo',
  summary: 'Update own profile',
  description:
    'Updates the given fields; null counts as missing. A new email address takes effect when `confirmEmail` receives the code that is mailed to it; access tokens cannot change it.',
  access: 'write',
  input: {
    body: z.object({
      fullName: fullName.nullable(),
      phone: phone.nullable(),
      email: email.nullable(),
      profileBio: bio.nullable(),
    }),
  },
  response: success(messages.profileUpdated, profileInfo),
  refusals: [MissingScopeError],
  async handle({ dependencies, viewer, body: { profileBio, ...input } }) {
    const message = await update(dependencies, viewer, { ...input, bio: profileBio })
    return { message, data: { user: await loadPresentedProfile(dependencies, viewer) } }
  },
})

operation({
  route: 'GET /users/profile',
  operationId: 'getOwnProfile',
  summary: 'Read own profile and newest posts',
  description: 'The profile of the caller with the newest posts. `getProfileInfo` contains no posts.',
  access: 'read',
  response: success(messages.profileFetched, { ...ownProfileShape, posts: newestPosts }),
  async handle({ dependencies, viewer }) {
    const profile = await loadPresentedProfile(dependencies, viewer)
    return { ...profile, posts: await listNewestPosts(dependencies, viewer, viewer.memberId) }
  },
})

operation({
  route: 'PUT /users/profile',
  operationId: 'updateOwnProfile',
  summary: 'Update own profile and photo with a form',
  description: 'Updates the fields that are not empty. If one field is invalid, nothing is updated.',
  access: 'write',
  form: z.object({
    username,
    fullName,
    profileBio: bio,
    profilePhoto: fileField('JPEG, PNG or WebP, at most 40 MB.').optional(),
    ...focalPointFields,
  }),
  response: success(messages.profileUpdated, ownProfileShape),
  refusals: [UsernameTakenError],
  handle({ dependencies, viewer, request }) {
    return withForm(dependencies, request, async ({ fields, upload }) => {
      const changes = {
        username: fields['username'] || undefined,
        fullName: fields['fullName'] || undefined,
        bio: fields['profileBio'] || undefined,
      }
      // The photo becomes visible last, so that a refusal leaves the profile unchanged.
      const photo = upload && (await readPhoto(dependencies, viewer, { upload, ...focalPointOf(fields) }))
      const photoId = photo && (await storePhoto(dependencies, viewer, photo))
      const message = await update(dependencies, viewer, changes)
      if (photoId) await showPhoto(dependencies, viewer, photoId)
      return { message, ...(await loadPresentedProfile(dependencies, viewer)) }
    })
  },
})

operation({
  route: 'GET /users/:id/profile',
  operationId: 'getMemberProfile',
  summary: 'Read the profile of a member',
  description:
    'A member with their newest posts. The email address and the phone number are null unless it is the profile of the caller.',
  access: 'read',
  input: { id: idSchema(messages.userIdInvalid, messages.userIdRequired) },
  response: success(messages.profileFetched, { ...memberProfileShape, posts: newestPosts }),
  async handle({ dependencies, viewer, id }) {
    const profile =
      id === viewer.memberId
        ? await loadPresentedProfile(dependencies, viewer)
        : presentMember(await requireMember(dependencies, viewer, id))
    return { ...profile, posts: await listNewestPosts(dependencies, viewer, id) }
  },
})

async function loadPresentedProfile(dependencies: Dependencies, viewer: Viewer) {
  return presentOwnProfile(await loadOwnProfile(dependencies, viewer))
}

/** Returns the message of the response. A null field counts as missing. */
async function update(dependencies: Dependencies, viewer: Writer, input: ProfileInput): Promise<string> {
  const { isEmailPending } = await updateProfile(dependencies, viewer, omitNulls(input))
  return isEmailPending ? messages.profileUpdatedEmailPending : messages.profileUpdated
}

async function listNewestPosts(dependencies: Dependencies, viewer: Viewer, memberId: string) {
  const { edges } = await listPosts(dependencies, viewer, { kind: 'member', memberId }, { first: PAGE_SIZE })
  return edges.map(({ node }) => presentPost(node))
}
