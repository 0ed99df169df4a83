import { PAGE_SIZE } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import { deleteAccount } from './delete-account.ts'
import { loadMember, type MemberView } from './member-view.ts'
import { loadOwnProfile } from './own-profile.ts'
import { keepPhoto, readPhoto, showPhoto } from './profile-photo.ts'
import type { Viewer, Writer } from '#server/platform/viewer.ts'
import { updateProfile, type ProfileInput } from './update-profile.ts'
import { listPosts } from '#server/features/posts/list-posts.ts'
import { listTrendingMembers } from '#server/features/trending/list-trending-members.ts'
import { sessionCookies } from '#server/platform/http/session-cookies.ts'
import type { RestScope } from '#server/platform/rest/compilers.ts'
import { focalPointOf, withForm } from '#server/platform/rest/form.ts'
import {
  presentMember,
  presentOwnProfile,
  presentPost,
  presentTrendingMember,
} from '#server/platform/rest/present.ts'
import { acceptForms } from '#server/platform/rest/request-body.ts'
import * as schema from './profile.schemas.ts'
import { succeed } from '#server/platform/rest/succeed.ts'
import { sessionOf, viewerOf, writerOf } from '#server/platform/rest/viewer.ts'

type Options = { dependencies: Dependencies; isSecure: boolean }

const TRENDING_MEMBERS = 10

/** Profiles, by both readings of the specification's paths. */
export async function profileRoutes(scope: RestScope, { dependencies, isSecure }: Options): Promise<void> {
  scope.get('/users/me/profile-info', { schema: schema.getProfileInfo }, async (request) => {
    const user = presentOwnProfile(await loadOwnProfile(dependencies, viewerOf(request)))
    return succeed(messages.profileFetched, { data: { user } })
  })

  scope.put('/users/me/profile-info', { schema: schema.updateProfileInfo }, async (request) => {
    const viewer = writerOf(request)
    const { fullName, phone, email, profileBio } = request.body
    const message = await update(dependencies, viewer, { fullName, phone, email, bio: profileBio })
    const user = presentOwnProfile(await loadOwnProfile(dependencies, viewer))
    return succeed(message, { data: { user } })
  })

  scope.get('/users/profile', { schema: schema.getOwnProfile }, async (request) => {
    const viewer = viewerOf(request)
    const profile = presentOwnProfile(await loadOwnProfile(dependencies, viewer))
    const posts = await newestPosts(dependencies, viewer, viewer.memberId)
    return succeed(messages.profileFetched, { ...profile, posts })
  })

  await scope.register(async (forms) => {
    await acceptForms(forms)
    forms.put('/users/profile', { schema: schema.updateOwnProfile }, (request) => {
      const viewer = writerOf(request)
      return withForm(dependencies, request, async ({ fields, upload }) => {
        const { username, fullName, profileBio } = fields
        // Only what is not empty is meant to change.
        const changes = {
          username: username || undefined,
          fullName: fullName || undefined,
          bio: profileBio || undefined,
        }
        // What fails leaves the profile as it was.
        const photo = upload && (await readPhoto(dependencies, viewer, { upload, ...focalPointOf(fields) }))
        const photoId = photo && (await keepPhoto(dependencies, viewer, photo))
        const message = await update(dependencies, viewer, changes)
        if (photoId) await showPhoto(dependencies, viewer, photoId)
        return succeed(message, presentOwnProfile(await loadOwnProfile(dependencies, viewer)))
      })
    })
  })

  scope.delete('/users/profile', { schema: schema.deleteAccount }, async (request, reply) => {
    await deleteAccount(dependencies, sessionOf(request), request.body)
    const cookies = sessionCookies(request, reply, isSecure)
    cookies.clear()
    cookies.clearDevice()
    return succeed(messages.accountDeleted)
  })

  scope.get('/users/:id/profile', { schema: schema.getMemberProfile }, async (request) => {
    const viewer = viewerOf(request)
    const { id } = request.params
    const isOwn = id.toLowerCase() === viewer.memberId
    const profile = isOwn
      ? presentOwnProfile(await loadOwnProfile(dependencies, viewer))
      : presentMember(await requireMember(dependencies, id))
    const posts = await newestPosts(dependencies, viewer, id)
    return succeed(messages.profileFetched, { ...profile, posts })
  })

  scope.get('/users/me/trending-profiles', { schema: schema.listTrendingMembers }, async (request) => {
    viewerOf(request)
    const trending = await listTrendingMembers(dependencies, TRENDING_MEMBERS)
    return { status: 'success' as const, data: trending.map(presentTrendingMember) }
  })
}

/** Returns the sentence to answer with. Null stands for "not given", as absence does. */
async function update(dependencies: Dependencies, viewer: Writer, input: ProfileInput): Promise<string> {
  const given = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value ?? undefined]))
  const { isEmailPending } = await updateProfile(dependencies, viewer, given)
  return isEmailPending ? messages.profileUpdatedEmailPending : messages.profileUpdated
}

async function requireMember(dependencies: Dependencies, id: string): Promise<MemberView> {
  const member = await loadMember(dependencies, id)
  if (!member) throw new NotFoundError(messages.userNotFound)
  return member
}

async function newestPosts(dependencies: Dependencies, viewer: Viewer, memberId: string) {
  const { posts } = await listPosts(dependencies, viewer, { kind: 'member', memberId }, { first: PAGE_SIZE })
  return posts.map(({ post }) => presentPost(post))
}
