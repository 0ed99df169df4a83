import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { NotFoundError } from '#server/domain/errors.ts'
import { limitUse } from '#server/domain/rate-limits.ts'
import type { Writer } from '#server/domain/members/viewer.ts'
import type { ReactionKind } from '#server/generated/prisma/client.ts'

/**
 * One statement: the same kind again takes the reaction back, the other kind replaces it; triggers keep the post's and
 * its author's counters in the same transaction. The post's row is locked before the reaction's, as a deletion of the
 * post does, so that the two never wait for each other. The answer is the post or nothing.
 */
const TOGGLE_REACTION = {
  name: 'toggle-reaction',
  text: `
    WITH post AS (SELECT id, author_id FROM posts WHERE id = $1 AND (is_public OR author_id = $2) FOR NO KEY UPDATE),
    taken_back AS (
      DELETE FROM reactions USING post
      WHERE post_id = post.id AND member_id = $2 AND kind = $3::reaction_kind RETURNING post_id
    ),
    given AS (
      INSERT INTO reactions (post_id, member_id, author_id, kind, created_at)
      SELECT post.id, $2, post.author_id, $3::reaction_kind, $4 FROM post WHERE NOT EXISTS (SELECT FROM taken_back)
      ON CONFLICT (post_id, member_id) DO UPDATE SET kind = excluded.kind, created_at = excluded.created_at
    )
    SELECT id FROM post`,
}

/** Like or dislike, or take either back. */
export async function reactToPost(
  dependencies: Dependencies,
  viewer: Writer,
  postId: string,
  kind: ReactionKind,
): Promise<void> {
  await limitUse(dependencies, 'reactions', viewer.memberId)
  const { sql, clock } = dependencies
  const found = await sql(TOGGLE_REACTION, [postId, viewer.memberId, kind.toLowerCase(), clock.now()])
  if (found.length === 0) throw new NotFoundError(messages.postNotFound)
}
