import type { Dependencies } from '#server/domain/dependencies.ts'
import type { Viewer } from '#server/domain/members/viewer.ts'

const MEDIA_OWNER = {
  name: 'media-owner',
  text: 'SELECT owner_id AS "ownerId", expires_at AS "expiresAt" FROM media WHERE id = $1',
}

type Row = { ownerId: string; expiresAt: Date | null }

/**
 * Who may fetch the files of a media: everyone once a post or a profile shows it, before that its owner alone. With its
 * row it is gone for all, whether or not its files could be removed. Only for what waits it matters who asks.
 */
export async function audienceOf(
  { sql }: Dependencies,
  mediaId: string,
  whoAsks: () => Promise<Viewer | null>,
): Promise<'everyone' | 'owner' | 'nobody'> {
  const [media] = await sql<Row>(MEDIA_OWNER, [mediaId])
  if (!media) return 'nobody'
  if (!media.expiresAt) return 'everyone'
  const viewer = await whoAsks()
  return viewer?.memberId === media.ownerId ? 'owner' : 'nobody'
}
