import type { Dependencies } from '#server/platform/dependencies.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import { indexPosts } from '#server/features/search/index-posts.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { planCommunity } from './community.ts'
import { insertDemoNotifications } from './demo-notifications.ts'
import { buildDemoRows, type DemoRows } from './demo-rows.ts'
import { withSvgSupport } from './rasterize.ts'

/** Every demo member has this password. */
export const DEMO_ACCOUNT = { email: 'demo@guffaw.example', password: 'Guffaw-demo-1' }

/** PostgreSQL allows 65,535 parameters in a statement, which limits the rows of an INSERT. */
const ROWS_PER_INSERT = 4000
/** Milliseconds. */
const LOAD_TIMEOUT = 60_000

/** Fills an empty database with the last 30 days of a community. Does nothing if the database has members. */
export async function fillDemoCommunity(dependencies: Dependencies): Promise<void> {
  const { database, clock, log, passwords } = dependencies
  if ((await database.member.findFirst()) !== null) return
  log.info('Filling the demo community')
  const startedAt = performance.now()
  const community = planCommunity({ now: clock.now() })
  const passwordHash = await passwords.hash(DEMO_ACCOUNT.password)
  const rows = await withSvgSupport(() => buildDemoRows(dependencies, community, passwordHash))
  // One transaction leaves the database empty if the start is interrupted, so that the next start fills it.
  await longTransaction(database, LOAD_TIMEOUT, (transaction) => insert(transaction, rows))
  await indexPosts(dependencies)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  log.info(
    `Filled the demo community in ${seconds} s. Sign in as ${DEMO_ACCOUNT.email} with the password ${DEMO_ACCOUNT.password}`,
  )
}

/** The triggers of the database count the posts, comments, reactions and follows, and create the tags. */
async function insert(transaction: Prisma.TransactionClient, rows: DemoRows): Promise<void> {
  await transaction.member.createMany({ data: rows.members })
  await transaction.credentials.createMany({ data: rows.credentials })
  await transaction.media.createMany({ data: rows.media })
  await transaction.rendition.createMany({ data: rows.renditions })
  for (const { memberId, photoId } of rows.photos) {
    await transaction.member.update({ where: { id: memberId }, data: { photoId } })
  }
  await transaction.post.createMany({ data: rows.posts })
  await transaction.meme.createMany({ data: rows.memes })
  for (const data of batches(rows.reactions)) await transaction.reaction.createMany({ data })
  for (const data of batches(rows.comments)) await transaction.comment.createMany({ data })
  for (const data of batches(rows.commentReactions)) await transaction.commentReaction.createMany({ data })
  await transaction.follow.createMany({ data: rows.follows })
  await transaction.savedPost.createMany({ data: rows.savedPosts })
  for (const { memberId, tag, createdAt } of rows.followedTags) {
    const { id: tagId } = await transaction.tag.findUniqueOrThrow({ where: { name: tag } })
    await transaction.tagFollow.create({ data: { memberId, tagId, createdAt } })
  }
  const [demoMember] = rows.members
  if (demoMember) await insertDemoNotifications(transaction, demoMember.id)
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_INSERT)
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_PER_INSERT, (index + 1) * ROWS_PER_INSERT),
  )
}
