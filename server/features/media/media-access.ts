import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'

const SERVED_RENDITION = {
  name: 'served-rendition',
  text: `
    SELECT owner_id AS "ownerId", expires_at AS "expiresAt", content_type AS "contentType",
      byte_size AS "byteSize"
    FROM media JOIN renditions ON media_id = media.id JOIN members ON members.id = owner_id
    WHERE media.id = $1 AND name = $2 AND status = 'ready' AND suspended_at IS NULL`,
}

type StoredFile = { contentType: string; byteSize: number }

type Row = StoredFile & { ownerId: string; expiresAt: Date | null }

export type MediaAccess = StoredFile & { audience: 'everyone' | 'owner' }

/**
 * Everyone may download the file of a post or a profile, and only the owner that of a detached upload. Returns null if
 * the viewer may not, or if the owner is suspended or the video is unfinished.
 */
export async function loadMediaAccess(
  { sql }: Dependencies,
  { id, rendition }: { id: string; rendition: string },
  loadViewer: () => Promise<Viewer | null>,
): Promise<MediaAccess | null> {
  const [found] = await sql<Row>(SERVED_RENDITION, [id, rendition])
  if (!found) return null
  const { ownerId, expiresAt, ...file } = found
  if (!expiresAt) return { audience: 'everyone', ...file }
  const viewer = await loadViewer()
  return viewer?.memberId === ownerId ? { audience: 'owner', ...file } : null
}
