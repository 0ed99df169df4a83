import { sql } from 'kysely'
import { defineAudience } from '#server/platform/events/audience.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { EventStream } from '#server/platform/events/event-stream.ts'
import { channelFor } from '#server/platform/events/topics.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { visibilityChanged } from './visibility-events.ts'
import { hasMutedWord, isBlockedOrMuted } from './visible-to.ts'

export type AuthoredText = { author: { id: string }; text: string }

const HIDES_ANYTHING = prepareQuery(
  'hides-anything',
  ({ viewerId }: ParametersOf<{ viewerId: string }>) => sql<{ hidesAnything: boolean }>`
    SELECT EXISTS (SELECT FROM hidden_members WHERE viewer_id = ${viewerId})
      OR EXISTS (SELECT FROM muted_words WHERE member_id = ${viewerId}) AS "hidesAnything"`,
)

const VIEWERS_WHO_HIDE = prepareQuery(
  'viewers-who-hide',
  ({ ids, authorId, text }: ParametersOf<{ ids: readonly string[]; authorId: string; text: string }>) => {
    const viewerId = sql.ref<string>('requested.id')
    return sql<{ id: string }>`
      SELECT requested.id FROM ${unnestIds(ids)} AS requested
      WHERE requested.id <> ${authorId}::uuid
        AND (${isBlockedOrMuted(viewerId, sql`${authorId}::uuid`)} OR ${hasMutedWord(viewerId, sql`${text}::text`)})`
  },
)

/** Members with blocks, mutes or muted words. One query for each event finds those from whom it is hidden. */
const hidingMembers = defineAudience<AuthoredText>(async ({ sql: run }, { author, text }, ids) => {
  const rows = await VIEWERS_WHO_HIDE(run, { ids, authorId: author.id, text })
  return new Set(rows.map(({ id }) => id))
})

/**
 * Omits events about content that lists of the viewer omit. `contentOf` returns the same object to all subscribers, and null for
 * events that everyone receives. Subscribers who hide nothing cost nothing.
 */
export function omitHidden<Event>(
  dependencies: Dependencies,
  { memberId }: Viewer,
  stream: EventStream<Event>,
  contentOf: (event: Event) => AuthoredText | null,
): EventStream<Event> {
  return new EventStream((subscriber) => {
    let isHiding = true
    let hasChanged = false
    let leave: (() => void) | undefined = hidingMembers.enter(dependencies, memberId)
    const enter = () => {
      hasChanged = true
      isHiding = true
      leave ??= hidingMembers.enter(dependencies, memberId)
    }
    const stopChanges = dependencies.events.subscribe(channelFor(visibilityChanged, memberId), enter)
    void dependencies.background.run('load whether a subscriber hides anything', async () => {
      const [row] = await HIDES_ANYTHING(dependencies.sql, { viewerId: memberId })
      if (hasChanged || row?.hidesAnything !== false) return
      isHiding = false
      leave?.()
      leave = undefined
    })
    const isHidden = async (content: AuthoredText) => hidingMembers.includes(dependencies, content, memberId)
    const unsubscribe = stream
      .map((event) => {
        const content = isHiding ? contentOf(event) : null
        return content ? isHidden(content).then((hidden) => (hidden ? undefined : event)) : event
      })
      .subscribe(subscriber)
    return () => {
      unsubscribe()
      stopChanges()
      leave?.()
    }
  })
}
