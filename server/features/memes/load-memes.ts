import { parseStoredMeme, type MemeDocument } from '#rules/memes/document.ts'
import { MEDIA_COLUMNS, toMediaView, type MediaView } from '#server/features/media/media-view.ts'
import { sourceVisibleTo } from '#server/features/visibility/visible-to.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { sql } from 'kysely'

type Ids = ParametersOf<{ ids: readonly string[] }>

const DOCUMENTS = prepareQuery(
  'meme-documents',
  ({ ids }: Ids) => sql<{ postId: string; document: unknown }>`
    SELECT post_id AS "postId", document FROM ${unnestIds(ids)} AS requested JOIN memes ON post_id = requested.id`,
)

/** Returns the documents of posts, in the order of the ids. Throws if one has none, or `MemeDocumentError`. */
export async function loadMemeDocuments(
  { sql: run }: Dependencies,
  postIds: readonly string[],
): Promise<MemeDocument[]> {
  const rows = await DOCUMENTS(run, { ids: postIds })
  const found = new Map(rows.map(({ postId, document }) => [postId, document]))
  return postIds.map((id) => parseStoredMeme(found.get(id)))
}

const IMAGES = prepareQuery(
  'meme-images',
  ({ ids, viewerId }: Ids & ParametersOf<{ viewerId: string | null }>) =>
    query
      .selectFrom(unnestIds(ids).as('requested'))
      .innerJoin('media', 'media.id', 'requested.id')
      .select(MEDIA_COLUMNS)
      .where(sourceVisibleTo(viewerId)),
)

/** Returns images in the order of the ids, with null for those that the viewer cannot see or that were deleted. */
export async function loadMemeImages(
  { sql: run }: Dependencies,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<(MediaView | null)[]> {
  const rows = await IMAGES(run, { ids, viewerId: viewer?.memberId ?? null })
  const found = new Map(rows.map((row) => [row.mediaId, toMediaView(row)]))
  return ids.map((id) => found.get(id) ?? null)
}
