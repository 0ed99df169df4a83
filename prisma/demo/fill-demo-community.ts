import { endRecentJoins } from '#server/features/groups/end-recent-joins.ts'
import { indexPosts } from '#server/features/search/index-posts.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { play } from './play.ts'
import { readScript } from './read-script.ts'
import { schedule } from './schedule.ts'
import type { Script } from './script.ts'

/** Every demo member has this password. */
export const DEMO_ACCOUNT = { email: 'demo@guffaw.example', password: 'Guffaw-demo-1' }

/** The hash of no known password. Members of an unfinished community have it, so that the next start begins again. */
const NO_PASSWORD = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Fills an empty database with the last 30 days of a community. Does nothing if the database has other members. */
export async function fillDemoCommunity(
  dependencies: Dependencies,
  script: Script = readScript(),
): Promise<void> {
  const { database, clock, log, passwords } = dependencies
  const isUnfinished = { credentials: { passwordHash: NO_PASSWORD } }
  if ((await database.member.findFirst({ where: { NOT: isUnfinished } })) !== null) return
  await database.member.deleteMany({ where: isUnfinished })
  await database.group.deleteMany()
  await database.moderationCase.deleteMany()
  log.info('Filling the demo community')
  const startedAt = performance.now()
  await play(dependencies, schedule(script, clock.now()), script.cases, NO_PASSWORD)
  await indexPosts(dependencies)
  await endRecentJoins(dependencies)
  await database.credentials.updateMany({
    data: { passwordHash: await passwords.hash(DEMO_ACCOUNT.password) },
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  log.info(
    `Filled the demo community in ${seconds} s. Sign in as ${DEMO_ACCOUNT.email} with the password ${DEMO_ACCOUNT.password}`,
  )
}
