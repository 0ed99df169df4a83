import { sql } from 'kysely'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { isModerator } from '#server/platform/roles.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { sourceVisibleTo } from '#server/features/visibility/visible-to.ts'

/** The file belongs to content that a moderator removed. */
const isRemoved = sql<boolean>`(
  EXISTS (SELECT FROM posts WHERE media_id = media.id AND 'removed' = ANY (hidden_reasons))
  OR EXISTS (SELECT FROM comments WHERE media_id = media.id AND 'removed' = ANY (hidden_reasons))
)`

const SERVED_RENDITION = prepareQuery(
  'served-rendition',
  ({ id, rendition }: ParametersOf<{ id: string; rendition: string }>) =>
    query
      .selectFrom('media')
      .innerJoin('renditions', 'renditions.media_id', 'media.id')
      .innerJoin('members', 'members.id', 'media.owner_id')
      .select(['owner_id as ownerId', 'expires_at as expiresAt'])
      .select(['content_type as contentType', 'byte_size as byteSize'])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('meme_images').select('post_id').whereRef('meme_images.media_id', '=', 'media.id'),
        ).as('isSource'),
      )
      .where('media.id', '=', id)
      .where('renditions.name', '=', rendition)
      .select(['members.suspended_at as suspendedAt', isRemoved.as('isRemoved')])
      .where('status', '=', 'ready'),
)

const VISIBLE_SOURCE = prepareQuery(
  'visible-source',
  ({ id, viewerId }: ParametersOf<{ id: string; viewerId: string }>) =>
    query.selectFrom('media').select('media.id').where('media.id', '=', id).where(sourceVisibleTo(viewerId)),
)

type StoredFile = { contentType: string; byteSize: number }

export type MediaAccess = StoredFile & { isPublic: boolean }

/**
 * Everyone may download the file of a post or a profile, only the owner that of a detached upload, and members who may remix a
 * meme also the images in it. Files of suspended members and of removed posts and comments are for moderators only, and those of removed
 * content for its author too. Returns null if the viewer may not, or if the video is unfinished.
 */
export async function loadMediaAccess(
  { sql: run, database }: Dependencies,
  file: { id: string; rendition: string },
  loadViewer: () => Promise<Viewer | null>,
): Promise<MediaAccess | null> {
  const [found] = await SERVED_RENDITION(run, file)
  if (!found) return null
  const { ownerId, expiresAt, isSource, suspendedAt, isRemoved: isHidden, ...stored } = found
  if (!expiresAt && !isSource && !suspendedAt && !isHidden) return { isPublic: true, ...stored }
  const viewerId = (await loadViewer())?.memberId
  if (viewerId === undefined) return null
  if (suspendedAt || isHidden) {
    const isShown = (isHidden && viewerId === ownerId) || (await isModerator(database, viewerId))
    return isShown ? { isPublic: false, ...stored } : null
  }
  const isVisible = expiresAt
    ? viewerId === ownerId
    : (await VISIBLE_SOURCE(run, { id: file.id, viewerId })).length > 0
  return isVisible ? { isPublic: false, ...stored } : null
}
