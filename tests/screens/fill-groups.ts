import { attachGroup } from '#server/features/groups/attach-group.ts'
import { createGroup } from '#server/features/groups/create-group.ts'
import { joinGroup } from '#server/features/groups/join-group.ts'
import { banMember } from '#server/features/groups/moderate-members.ts'
import { pinPost } from '#server/features/groups/moderate-posts.ts'
import { updateGroup } from '#server/features/groups/update-group.ts'
import { createPost } from '#server/features/posts/create-post.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'

const details = {
  slug: 'office-cats',
  name: 'Cats of the office',
  description: 'Cats that work from home, and the humans who work for them.',
  rules: ['Be kind to cats.', 'Dogs are welcome as guests.'],
  joining: 'OPEN',
  coverMediaId: null,
  idempotencyKey: null,
} as const

const POSTS = [
  'Read the rules, then post your cat.',
  'Mine muted the whole meeting.',
  'She approves of the new keyboard. She sleeps on it.',
]

/** Starts a group of the first member, with members, posts, a pinned post, a ban and a request to join. Returns its slug. */
export async function fillGroups(dependencies: Dependencies, memberIds: readonly string[]): Promise<string> {
  const [owner, ...others] = memberIds.map((memberId) => ({ memberId, sessionId: '' }))
  const [first, second, banned, asking] = others
  if (!owner || !first || !second || !banned || !asking) throw new Error('The group needs five members')
  const { id: groupId, slug } = await createGroup(dependencies, owner, details)
  for (const member of [first, second, banned]) await joinGroup(dependencies, member, { groupId })
  await updateGroup(dependencies, owner, groupId, { joining: 'ON_REQUEST' })
  await joinGroup(dependencies, asking, { groupId })
  const postIds: string[] = []
  for (const [index, text] of POSTS.entries()) {
    const { id } = await createPost(dependencies, [owner, first, second][index] ?? owner, {
      text,
      altText: '',
      upload: null,
      mediaId: null,
      attachments: [attachGroup(groupId)],
      creditPostId: null,
      isSensitive: false,
      idempotencyKey: null,
    })
    postIds.push(id)
  }
  await pinPost(dependencies, owner, { groupId, postId: postIds[0] ?? '' })
  await banMember(dependencies, owner, { groupId, userId: banned.memberId })
  return slug
}
