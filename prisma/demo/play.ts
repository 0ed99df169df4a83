import pLimit from 'p-limit'
import { processChanges } from '#server/features/notifications/process-changes.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { ProcessedImage } from '#server/platform/images/processed-image.ts'
import { unlimited } from '#server/platform/rate-limits/create-rate-limiter.ts'
import { uncounted } from '#server/platform/rate-limits/concurrency-limiter.ts'
import type { Action } from './actions.ts'
import { performCase } from './perform-case.ts'
import type { Case, Picture } from './script.ts'
import { DAY, HOUR, MINUTE } from './times.ts'
import { perform } from './perform.ts'
import type { Stage } from './stage.ts'

/** More than the connections to the database, because some actions wait for drawings. */
const CONCURRENCY = 24
/** Few, so that memes, which are drawn when they are posted, wait only for them. */
const CONCURRENT_DRAWINGS = 4

/**
 * Performs the actions with the operations that members use, at the times of the actions. What happened in a period is notified
 * together.
 */
export async function play(
  dependencies: Dependencies,
  actions: readonly Action[],
  cases: readonly Case[],
  passwordHash: string,
): Promise<void> {
  const now = dependencies.clock.now()
  const stage: Stage = {
    passwordHash,
    members: new Map(),
    groups: new Map(),
    memberships: new Map(),
    written: new Map(),
    pictures: drawPictures(dependencies, actions),
  }
  const limit = pLimit(CONCURRENCY)
  for (const period of periodsOf(actions, now)) {
    await Promise.all(
      period.map((action) => limit(() => perform(at(dependencies, action.at), stage, action))),
    )
    const end = period.at(-1)?.at ?? now
    await processChanges(at(dependencies, end))
  }
  for (const [index, one] of cases.entries()) {
    const hoursAgo = cases.length - index
    await performCase(at(dependencies, new Date(now.getTime() - hoursAgo * HOUR)), stage, one)
  }
  await processChanges(at(dependencies, now))
}

function periodsOf(actions: readonly Action[], now: Date): Action[][] {
  const periods = new Map<number, Action[]>()
  for (const action of actions) {
    const time = action.at.getTime()
    const length = periodAt(now.getTime() - time)
    const start = Math.floor(time / length) * length
    const period = periods.get(start)
    if (period) period.push(action)
    else periods.set(start, [action])
  }
  return [...periods.values()]
}

/** Returns the length of a period of this age, in milliseconds. The older a notification, the less its time matters. */
function periodAt(age: number): number {
  if (age < 3 * HOUR) return 15 * MINUTE
  if (age < DAY) return HOUR
  return age < 30 * DAY ? 5 * DAY : 90 * DAY
}

/** The limits are for people, and nobody listens to the events of the past. */
function at(dependencies: Dependencies, time: Date): Dependencies {
  const events = { ...dependencies.events, publish: async () => undefined }
  return {
    ...dependencies,
    events,
    clock: { now: () => time },
    rateLimiter: unlimited,
    concurrencyLimiter: uncounted,
  }
}

/** Begins to draw all pictures, in the order in which they are needed. */
function drawPictures(
  { images }: Dependencies,
  actions: readonly Action[],
): Map<Picture, Promise<ProcessedImage>> {
  const limit = pLimit(CONCURRENT_DRAWINGS)
  const pictures = new Map<Picture, Promise<ProcessedImage>>()
  for (const action of actions) {
    const picture = pictureOf(action)
    if (!picture) continue
    const { member: memberId } = action
    const drawing = limit(() => images.prepareMeme(picture.svg, { memberId }))
    // A failure is reported by the action that needs the picture.
    drawing.catch(() => undefined)
    pictures.set(picture, drawing)
  }
  return pictures
}

function pictureOf(action: Action): Picture | null {
  if (action.does === 'post') return action.post.picture
  if (action.does === 'found group') return action.group.cover
  return action.does === 'comment' ? action.comment.picture : null
}
