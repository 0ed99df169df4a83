import type { Dependencies } from '#server/domain/dependencies.ts'
import type { Viewer } from '#server/domain/members/viewer.ts'

/** A file that is served; a post that waits for its video shows it to nobody yet. */
const RENDITION = {
  name: 'served-rendition',
  text: `
    SELECT owner_id AS "ownerId", expires_at AS "expiresAt", content_type AS "contentType",
      byte_size AS "byteSize"
    FROM media JOIN renditions ON media_id = media.id
    WHERE media.id = $1 AND name = $2 AND status = 'ready'`,
}

/** Bytes. */
type FileFacts = { contentType: string; byteSize: number }

type Row = FileFacts & { ownerId: string; expiresAt: Date | null }

export type Audience = FileFacts & { audience: 'everyone' | 'owner' }

/**
 * Who may fetch a file of a media: everyone once a post or a profile shows it, before that its owner alone. With its
 * row it is gone for all, whether or not its files could be removed. Only for what waits it matters who asks.
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
