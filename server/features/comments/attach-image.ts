import { sql } from 'kysely'
import { messages } from '#rules/messages.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Sql } from '#server/platform/database/types.ts'
import { UnsupportedFileTypeError, ValidationError } from '#server/platform/refusals.ts'

type Attachment = { mediaId: string; ownerId: string; altText: string; now: Date }

const ATTACH = prepareQuery(
  'attach-comment-image',
  ({ mediaId, ownerId, altText, now }: ParametersOf<Attachment>) => sql<{ id: string }>`
    UPDATE media SET expires_at = NULL, alt_text = coalesce(nullif(${altText}, ''), alt_text)
    WHERE id = ${mediaId}::uuid AND owner_id = ${ownerId}::uuid AND kind = 'image' AND status = 'ready'
      AND expires_at > ${now}::timestamptz
    RETURNING id`,
)

const UPLOAD = prepareQuery(
  'upload-for-comment',
  ({ mediaId, ownerId }: ParametersOf<Pick<Attachment, 'mediaId' | 'ownerId'>>) =>
    sql<{ isVideo: boolean; isAttached: boolean }>`
      SELECT kind = 'video' AS "isVideo", expires_at IS NULL AS "isAttached" FROM media
      WHERE id = ${mediaId}::uuid AND owner_id = ${ownerId}::uuid`,
)

/** Attaches an unused upload of the member, which must be an image. */
export async function attachImage(run: Sql, attachment: Attachment): Promise<void> {
  const attached = await ATTACH(run, attachment)
  if (attached.length > 0) return
  const [upload] = await UPLOAD(run, { mediaId: attachment.mediaId, ownerId: attachment.ownerId })
  if (upload?.isVideo) throw new UnsupportedFileTypeError(messages.commentMediaInvalid)
  const message = upload?.isAttached ? messages.uploadInUse : messages.uploadNotFound
  throw new ValidationError([{ path: 'mediaId', message }])
}
