import { sql, type RawBuilder } from 'kysely'
import { NEWEST_FIRST } from '#server/features/posts/post-lists.ts'
import { selectPosts, toPostView, type PostRow, type PostView } from '#server/features/posts/post-query.ts'
import { listedFor } from '#server/features/visibility/visible-to.ts'
import {
  definePagedList,
  mapNodes,
  type ConnectionArguments,
  type Page,
  type PagedList,
} from '#server/platform/lists/paged-list.ts'
import { query } from '#server/platform/database/kysely.ts'
import { type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'

type Values = { viewerId: string | null }

const defineMemeList = (name: string, isListed: RawBuilder<boolean>) =>
  definePagedList({
    name,
    keyset: NEWEST_FIRST,
    items: ({ viewerId }: ParametersOf<Values>) =>
      query.selectFrom('posts').selectAll().where(isListed).where(listedFor(viewerId)),
    select: (page, { viewerId }) => selectPosts(page, viewerId),
  })

/** The id of a list is that of the template. */
export const MEMES_OF_TEMPLATE = defineMemeList('memes-of-template', sql`meme_template_id = list.id`)

/** The id of a list is that of the original. */
export const REMIXES = defineMemeList('remixes', sql`remix_of_id = list.id`)

/** Returns the same page of each list, in the order of the ids. */
export async function listMemes(
  { sql: run }: Dependencies,
  viewer: Viewer | null,
  list: PagedList<Values, PostRow>,
  ids: readonly string[],
  window: ConnectionArguments,
): Promise<Page<PostView>[]> {
  const pages = await list.loadEach(run, { viewerId: viewer?.memberId ?? null }, ids, window)
  return pages.map((page) => mapNodes(page, toPostView))
}
