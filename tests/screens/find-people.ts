import { DEMO_ACCOUNT } from '#prisma/demo/fill-demo-community.ts'
import type { App } from '#server/app.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { fillGroups } from './fill-groups.ts'
import { fillMemes } from './fill-memes.ts'
import { fillThread } from './fill-thread.ts'
import type { People } from './screen.ts'

/** Adds comments, a group and memes to the demo community, and returns what the paths of screens name. */
export async function findPeople({ dependencies }: App): Promise<People> {
  const { database } = dependencies
  const { id } = await database.member.findFirstOrThrow({
    where: { postCount: { gt: 10 }, credentials: { email: { not: DEMO_ACCOUNT.email } } },
    orderBy: { username: 'asc' },
  })
  const post = await database.post.findFirstOrThrow({
    where: { mediaId: { not: null } },
    orderBy: { createdAt: 'desc' },
  })
  const { id: demoId } = await database.member.findFirstOrThrow({
    where: { credentials: { email: DEMO_ACCOUNT.email } },
  })
  const commented = await database.post.findFirstOrThrow({
    where: { authorId: demoId },
    orderBy: { createdAt: 'desc' },
  })
  const others = await database.member.findMany({
    where: { id: { not: demoId } },
    orderBy: { username: 'asc' },
    take: 6,
  })
  const memberIds = [demoId, ...others.map((other) => other.id)]
  const commentId = await fillThread(dependencies, commented.id, memberIds)
  const groupSlug = await fillGroups(dependencies, memberIds)
  const memeId = await fillMemes(dependencies, memberIds)
  const reported = await database.moderationCase.findFirstOrThrow({
    where: { status: 'OPEN', subjectType: 'POST' },
    orderBy: { reports: { _count: 'desc' } },
  })
  const caseId = encodeGlobalId('ModerationCase', reported.id)
  return {
    otherMemberId: id,
    postId: post.id,
    commentedPostId: commented.id,
    commentId,
    memeId,
    caseId,
    groupSlug,
  }
}
