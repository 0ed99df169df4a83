import { sql, type RawBuilder } from 'kysely'
import type { ParametersOf } from '#server/platform/database/query.ts'
import type { PreparedMeme } from './prepare-meme.ts'

export type MemeValues = Pick<
  PreparedMeme,
  'remixOfId' | 'isRemixable' | 'templateId' | 'ownImageIds' | 'imageIds'
> & { document: string }

/** The parts of the statement of `insertPost` for a post with a meme. */
export type MemeInsertion = {
  /** Locks the original before the members, as by `lockRows`. */
  before: RawBuilder<unknown>
  isFirst: RawBuilder<boolean>
  images: RawBuilder<unknown>
  columns: RawBuilder<unknown>
  values: RawBuilder<unknown>
  after: RawBuilder<unknown>
}

/** Nothing is inserted if an image is missing or was used meanwhile. If the original was deleted meanwhile, the meme has none. */
export function memeInsertion({
  remixOfId,
  isRemixable,
  templateId,
  document,
  ownImageIds,
  imageIds,
  now,
}: ParametersOf<MemeValues & { now: Date }>): MemeInsertion {
  return {
    before: sql`original AS (SELECT id FROM posts WHERE id = ${remixOfId}::uuid FOR NO KEY UPDATE)`,
    isFirst: sql`(SELECT count(*) FROM original) >= 0`,
    images: sql`
      images AS (
        SELECT media.id FROM media CROSS JOIN author
        WHERE media.id = ANY (${imageIds}::uuid[]) AND CASE WHEN media.id = ANY (${ownImageIds}::uuid[])
          THEN owner_id = author.id AND status = 'ready' AND expires_at > ${now}::timestamptz
          ELSE expires_at IS NULL END
        FOR NO KEY UPDATE OF media
      ),
      ready_author AS (
        SELECT id FROM author WHERE (SELECT count(*) FROM images) = cardinality(${imageIds}::uuid[])
      ),
      attached_images AS (
        UPDATE media SET expires_at = NULL FROM ready_author WHERE media.id = ANY (${ownImageIds}::uuid[])
      )`,
    columns: sql`is_remixable, meme_template_id, remix_of_id`,
    values: sql`${isRemixable}::boolean, ${templateId}::uuid, (SELECT id FROM original)`,
    after: sql`
      meme AS (INSERT INTO memes (post_id, document) SELECT id, ${document}::jsonb FROM post RETURNING post_id),
      meme_images AS (
        INSERT INTO meme_images (post_id, media_id) SELECT post_id, unnest(${imageIds}::uuid[]) FROM meme
      )`,
  }
}
