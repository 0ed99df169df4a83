import { sql } from 'kysely'
import { defineSubscriberFilter } from '#server/platform/events/subscriber-filter.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { EventStream } from '#server/platform/events/event-stream.ts'
import { channelFor } from '#server/platform/events/topics.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { visibilityChanged } from './visibility-events.ts'
import { isBlockedOrMuted, textHasMutedWord } from './visible-to.ts'

export type AuthoredText = { author: { id: string }; text: string }

const HAS_FILTERS = prepareQuery(
  'has-visibility-filters',
  ({ viewerId }: ParametersOf<{ viewerId: string }>) => sql<{ hasFilters: boolean }>`
    SELECT EXISTS (SELECT FROM hidden_members WHERE viewer_id = ${viewerId})
      OR EXISTS (SELECT FROM muted_words WHERE member_id = ${viewerId}) AS "hasFilters"`,
)

const VIEWERS_HIDING_CONTENT = prepareQuery(
  'viewers-hiding-content',
  ({ ids, authorId, text }: ParametersOf<{ ids: readonly string[]; authorId: string; text: string }>) => {
    const viewerId = sql.ref<string>('requested.id')
    return sql<{ id: string }>`
      SELECT requested.id FROM ${unnestIds(ids)} AS requested
      WHERE requested.id <> ${authorId}::uuid
        AND (${isBlockedOrMuted(viewerId, sql`${authorId}::uuid`)} OR ${textHasMutedWord(viewerId, sql`${text}::text`)})`
  },
)

/** Matches content that is hidden from a subscriber by a block, a mute or a muted word. */
const hiddenContent = defineSubscriberFilter<AuthoredText>(async ({ sql: run }, { author, text }, ids) => {
  const rows = await VIEWERS_HIDING_CONTENT(run, { ids, authorId: author.id, text })
  return new Set(rows.map(({ id }) => id))
})

/**
 * Omits events about content that the viewer's lists omit. `contentOf` must return the same object for all subscribers, and null
 * for events that are never hidden. Viewers without blocks, mutes and muted words are not checked.
 */
export function omitHidden<Event>(
  dependencies: Dependencies,
  { memberId }: Viewer,
  stream: EventStream<Event>,
  contentOf: (event: Event) => AuthoredText | null,
): EventStream<Event> {
  return new EventStream((subscriber) => {
    let remove: (() => void) | undefined = hiddenContent.add(dependencies, memberId)
    let hasChanged = false
    const enable = () => {
      hasChanged = true
      remove ??= hiddenContent.add(dependencies, memberId)
    }
    const stopChanges = dependencies.events.subscribe(channelFor(visibilityChanged, memberId), enable)
    void dependencies.background.run('load visibility filters of a subscriber', async () => {
      const [row] = await HAS_FILTERS(dependencies.sql, { viewerId: memberId })
      if (hasChanged || row?.hasFilters !== false) return
      remove?.()
      remove = undefined
    })
    const omitIfHidden = async (event: Event, content: AuthoredText) =>
      (await hiddenContent.matches(dependencies, content, memberId)) ? undefined : event
    const unsubscribe = stream
      .map((event) => {
        const content = remove ? contentOf(event) : null
        return content ? omitIfHidden(event, content) : event
      })
      .subscribe(subscriber)
    return () => {
      unsubscribe()
      stopChanges()
      remove?.()
    }
  })
}
