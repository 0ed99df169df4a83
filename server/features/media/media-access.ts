import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { sourceVisibleTo } from '#server/features/visibility/visible-to.ts'

const SERVED_RENDITION = {
  name: 'served-rendition',
  text: `
    SELECT owner_id AS "ownerId", expires_at AS "expiresAt", content_type AS "contentType",
      byte_size AS "byteSize", EXISTS (SELECT FROM meme_images WHERE media_id = media.id) AS "isSource"
    FROM media JOIN renditions ON media_id = media.id JOIN members ON members.id = owner_id
    WHERE media.id = $1 AND name = $2 AND status = 'ready' AND suspended_at IS NULL`,
}

const VISIBLE_SOURCE = prepareQuery(
  'visible-source',
  ({ id, viewerId }: ParametersOf<{ id: string; viewerId: string }>) =>
    query.selectFrom('media').select('media.id').where('media.id', '=', id).where(sourceVisibleTo(viewerId)),
)

type StoredFile = { contentType: string; byteSize: number }

type Row = StoredFile & { ownerId: string; expiresAt: Date | null; isSource: boolean }

export type MediaAccess = StoredFile & { isPublic: boolean }

/**
 * Everyone may download the file of a post or a profile, only the owner that of a detached upload, and members who may remix a
 * meme also the images in it. Returns null if the viewer may not, or if the owner is suspended or the video is unfinished.
 */
export async function loadMediaAccess(
  { sql }: Dependencies,
  { id, rendition }: { id: string; rendition: string },
  loadViewer: () => Promise<Viewer | null>,
): Promise<MediaAccess | null> {
  const [found] = await sql<Row>(SERVED_RENDITION, [id, rendition])
  if (!found) return null
  const { ownerId, expiresAt, isSource, ...file } = found
  if (!expiresAt && !isSource) return { isPublic: true, ...file }
  const viewerId = (await loadViewer())?.memberId
  if (viewerId === undefined) return null
  const isVisible = expiresAt
    ? viewerId === ownerId
    : (await VISIBLE_SOURCE(sql, { id, viewerId })).length > 0
  return isVisible ? { isPublic: false, ...file } : null
}
