import { sql } from 'kysely'
import { defineSubscriberFilter } from '#server/platform/events/subscriber-filter.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { EventStream } from '#server/platform/events/event-stream.ts'
import { channelFor } from '#server/platform/events/topics.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { visibilityChanged } from './visibility-events.ts'
import { hasMutedWord, isBlockedOrMuted } from './visible-to.ts'

type AuthoredPost = { id: string; author: { id: string } }

const HAS_FILTERS = prepareQuery(
  'has-visibility-filters',
  ({ viewerId }: ParametersOf<{ viewerId: string }>) => sql<{ hasFilters: boolean }>`
    SELECT EXISTS (SELECT FROM hidden_members WHERE viewer_id = ${viewerId})
      OR EXISTS (SELECT FROM muted_words WHERE member_id = ${viewerId}) AS "hasFilters"`,
)

const VIEWERS_HIDING_POST = prepareQuery(
  'viewers-hiding-post',
  ({ ids, authorId, postId }: ParametersOf<{ ids: readonly string[]; authorId: string; postId: string }>) => {
    const viewerId = sql.ref<string>('requested.id')
    return sql<{ id: string }>`
      SELECT requested.id FROM ${unnestIds(ids)} AS requested LEFT JOIN posts ON posts.id = ${postId}::uuid
      WHERE requested.id <> ${authorId}::uuid
        AND (${isBlockedOrMuted(viewerId, sql`${authorId}::uuid`)} OR ${hasMutedWord(viewerId, 'posts')})`
  },
)

/** Matches posts that are hidden from a subscriber by a block, a mute or a muted word. */
const hiddenPosts = defineSubscriberFilter<AuthoredPost>(
  async ({ sql: run }, { id: postId, author }, ids) => {
    const rows = await VIEWERS_HIDING_POST(run, { ids, authorId: author.id, postId })
    return new Set(rows.map(({ id }) => id))
  },
)

/**
 * Omits events about posts that the viewer's lists omit. `postOf` must return the same object for all subscribers, and null
 * for events that are never hidden. Viewers without blocks, mutes and muted words are not checked.
 */
export function omitHidden<Event>(
  dependencies: Dependencies,
  { memberId }: Viewer,
  stream: EventStream<Event>,
  postOf: (event: Event) => AuthoredPost | null,
): EventStream<Event> {
  return new EventStream((subscriber) => {
    let remove: (() => void) | undefined = hiddenPosts.add(dependencies, memberId)
    let hasChanged = false
    const enable = () => {
      hasChanged = true
      remove ??= hiddenPosts.add(dependencies, memberId)
    }
    const stopChanges = dependencies.events.subscribe(channelFor(visibilityChanged, memberId), enable)
    void dependencies.background.run('load visibility filters of a subscriber', async () => {
      const [row] = await HAS_FILTERS(dependencies.sql, { viewerId: memberId })
      if (hasChanged || row?.hasFilters !== false) return
      remove?.()
      remove = undefined
    })
    const omitIfHidden = async (event: Event, post: AuthoredPost) =>
      (await hiddenPosts.matches(dependencies, post, memberId)) ? undefined : event
    const unsubscribe = stream
      .map((event) => {
        const post = remove ? postOf(event) : null
        return post ? omitIfHidden(event, post) : event
      })
      .subscribe(subscriber)
    return () => {
      unsubscribe()
      stopChanges()
      remove?.()
    }
  })
}
