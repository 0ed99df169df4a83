import type { FastifyInstance, FastifyRequest } from 'fastify'
import { validate } from 'uuid'
import { PAGE_SIZE } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { NotFoundError, ValidationError } from '#server/domain/errors.ts'
import { deleteAccount } from '#server/domain/members/delete-account.ts'
import { loadMember } from '#server/domain/members/member-view.ts'
import { loadOwnProfile } from '#server/domain/members/own-profile.ts'
import { keepPhoto, readPhoto } from '#server/domain/members/profile-photo.ts'
import type { Viewer } from '#server/domain/members/session.ts'
import { updateProfile, type ProfileInput } from '#server/domain/members/update-profile.ts'
import { listPosts } from '#server/domain/posts/list-posts.ts'
import { listTrendingMembers } from '#server/domain/trending/list-trending-members.ts'
import { sessionCookies } from '#server/http/session-cookies.ts'
import { withForm } from './form.ts'
import { presentMember, presentOwnProfile, presentPost, presentTrendingMember } from './present.ts'
import { acceptForms, fieldsOf } from './request-body.ts'
import { viewerOf } from './viewer.ts'

type Options = { dependencies: Dependencies; isSecure: boolean }

const TRENDING_MEMBERS = 10

/** Profiles, by both readings of the specification's paths. */
export async function profileRoutes(
  scope: FastifyInstance,
  { dependencies, isSecure }: Options,
): Promise<void> {
  scope.get('/users/me/profile-info', async (request) => {
    const user = presentOwnProfile(await loadOwnProfile(dependencies, viewerOf(request)))
    return { success: true, message: messages.profileFetched, data: { user } }
  })

  scope.put('/users/me/profile-info', async (request) => {
    const viewer = viewerOf(request)
    const { fullName, phone, email, profileBio } = fieldsOf(request)
    const message = await update(dependencies, viewer, { fullName, phone, email, bio: profileBio })
    const user = presentOwnProfile(await loadOwnProfile(dependencies, viewer))
    return { success: true, message, data: { user } }
  })

  scope.get('/users/profile', async (request) => {
    const viewer = viewerOf(request)
    const profile = presentOwnProfile(await loadOwnProfile(dependencies, viewer))
    const posts = await newestPosts(dependencies, viewer, viewer.memberId)
    return { success: true, message: messages.profileFetched, ...profile, posts }
  })

  await scope.register(async (forms) => {
    await acceptForms(forms)
    forms.put('/users/profile', (request) => {
      const viewer = viewerOf(request)
      return withForm(request, async ({ fields: { username, fullName, profileBio }, upload }) => {
        // Only what is not empty is meant to change.
        const changes = {
          username: username || undefined,
          fullName: fullName || undefined,
          bio: profileBio || undefined,
        }
        // Both are looked at before either is kept: a refusal leaves the profile as it was.
        const photo = upload && (await readPhoto(dependencies, viewer, upload))
        const message = await update(dependencies, viewer, changes)
        if (photo) await keepPhoto(dependencies, viewer, photo)
        return { success: true, message, ...presentOwnProfile(await loadOwnProfile(dependencies, viewer)) }
      })
    })
  })

  scope.delete('/users/profile', async (request, reply) => {
    const { password } = fieldsOf(request)
    await deleteAccount(dependencies, viewerOf(request), { password })
    sessionCookies(request, reply, isSecure).clear()
    return { success: true, message: messages.accountDeleted }
  })

  scope.get<{ Params: { id: string } }>('/users/:id/profile', async (request) => {
    const viewer = viewerOf(request)
    const id = memberIdOf(request)
    const member = await loadMember(dependencies, id)
    if (!member) throw new NotFoundError(messages.userNotFound)
    const posts = await newestPosts(dependencies, viewer, id)
    return { success: true, message: messages.profileFetched, ...presentMember(member), posts }
  })

  scope.get('/users/me/trending-profiles', async (request) => {
    viewerOf(request)
    const trending = await listTrendingMembers(dependencies, TRENDING_MEMBERS)
    return { status: 'success', data: trending.map(presentTrendingMember) }
  })
}

/** Returns the sentence to answer with. Null stands for "not given", as absence does. */
async function update(dependencies: Dependencies, viewer: Viewer, input: ProfileInput): Promise<string> {
  const given = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value ?? undefined]))
  const { isEmailPending } = await updateProfile(dependencies, viewer, given)
  return isEmailPending ? messages.profileUpdatedEmailPending : messages.profileUpdated
}

async function newestPosts(dependencies: Dependencies, viewer: Viewer, memberId: string) {
  const { posts } = await listPosts(dependencies, viewer, { kind: 'member', memberId }, { first: PAGE_SIZE })
  return posts.map(({ post }) => presentPost(post))
}

function memberIdOf({ params }: FastifyRequest<{ Params: { id: string } }>): string {
  if (validate(params.id)) return params.id.toLowerCase()
  throw new ValidationError([{ path: 'id', message: messages.userIdInvalid }])
}
