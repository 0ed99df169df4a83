import { sql } from 'kysely'
import { messages } from '#rules/messages.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Sql } from '#server/platform/database/types.ts'
import { UnsupportedFileTypeError, ValidationError } from '#server/platform/refusals.ts'

type OwnUpload = { mediaId: string | null; ownerId: string }

const UPLOAD = prepareQuery(
  'upload-for-comment',
  ({ mediaId, ownerId }: ParametersOf<OwnUpload>) =>
    sql<{ isVideo: boolean; isAttached: boolean }>`
      SELECT kind = 'video' AS "isVideo", expires_at IS NULL AS "isAttached" FROM media
      WHERE id = ${mediaId}::uuid AND owner_id = ${ownerId}::uuid`,
)

/** Throws the reason why a comment cannot have the upload. */
export async function rejectImage(run: Sql, image: OwnUpload): Promise<never> {
  const [upload] = await UPLOAD(run, image)
  if (upload?.isVideo) throw new UnsupportedFileTypeError(messages.commentMediaInvalid)
  const message = upload?.isAttached ? messages.uploadInUse : messages.uploadNotFound
  throw new ValidationError([{ path: 'mediaId', message }])
}
