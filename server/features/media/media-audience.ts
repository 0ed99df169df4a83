import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'

const RENDITION = {
  name: 'served-rendition',
  text: `
    SELECT owner_id AS "ownerId", expires_at AS "expiresAt", content_type AS "contentType",
      byte_size AS "byteSize"
    FROM media JOIN renditions ON media_id = media.id JOIN members ON members.id = owner_id
    WHERE media.id = $1 AND name = $2 AND status = 'ready' AND suspended_at IS NULL`,
}

type FileFacts = { contentType: string; byteSize: number }

type Row = FileFacts & { ownerId: string; expiresAt: Date | null }

export type Audience = FileFacts & { audience: 'everyone' | 'owner' }

/**
 * Decides for every route who may fetch a file: everyone once a post or a profile shows it, and only its owner
 * before. Returns null if the viewer may not, or if the owner is suspended or the video unfinished.
 */
export async function audienceOf(
  { sql }: Dependencies,
  { id, rendition }: { id: string; rendition: string },
  whoAsks: () => Promise<Viewer | null>,
): Promise<Audience | null> {
  const [found] = await sql<Row>(RENDITION, [id, rendition])
  if (!found) return null
  const { ownerId, expiresAt, ...facts } = found
  if (!expiresAt) return { audience: 'everyone', ...facts }
  const viewer = await whoAsks()
  return viewer?.memberId === ownerId ? { audience: 'owner', ...facts } : null
}
