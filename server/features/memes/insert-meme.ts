import type { PreparedMeme } from './prepare-meme.ts'

/** The parts of the statement of `insertPost` for a post with a meme. Their parameters follow those of every post. */
export type MemeInsertion = {
  /** Locks the original before the members, as by `lockRows`. */
  before: string
  isFirst: string
  images: string
  columns: string
  values: string
  after: string
}

const [ORIGINAL, IS_REMIXABLE, TEMPLATE, DOCUMENT, OWN_IMAGES, IMAGES] = [
  '$11::uuid',
  '$12::boolean',
  '$13::uuid',
  '$14::jsonb',
  '$15::uuid[]',
  '$16::uuid[]',
]

/** Nothing is inserted if an image is missing or was used meanwhile. If the original was deleted meanwhile, the meme has none. */
export const MEME_INSERTION: MemeInsertion = {
  before: `original AS (SELECT id FROM posts WHERE id = ${ORIGINAL} FOR NO KEY UPDATE)`,
  isFirst: '(SELECT count(*) FROM original) >= 0',
  images: `
    images AS (
      SELECT media.id FROM media CROSS JOIN author
      WHERE media.id = ANY (${IMAGES}) AND CASE WHEN media.id = ANY (${OWN_IMAGES})
        THEN owner_id = author.id AND status = 'ready' AND expires_at > $7 ELSE expires_at IS NULL END
      FOR NO KEY UPDATE OF media
    ),
    ready_author AS (SELECT id FROM author WHERE (SELECT count(*) FROM images) = cardinality(${IMAGES})),
    attached_images AS (
      UPDATE media SET expires_at = NULL FROM ready_author WHERE media.id = ANY (${OWN_IMAGES})
    )`,
  columns: 'is_remixable, meme_template_id, remix_of_id',
  values: `${IS_REMIXABLE}, ${TEMPLATE}, (SELECT id FROM original)`,
  after: `
    meme AS (INSERT INTO memes (post_id, document) SELECT id, ${DOCUMENT} FROM post RETURNING post_id),
    meme_images AS (
      INSERT INTO meme_images (post_id, media_id) SELECT post_id, unnest(${IMAGES}) FROM meme
    )`,
}

export function memeValues({
  remixOfId,
  isRemixable,
  templateId,
  document,
  ownImageIds,
  imageIds,
}: PreparedMeme): unknown[] {
  return [remixOfId, isRemixable, templateId, JSON.stringify(document), ownImageIds, imageIds]
}
