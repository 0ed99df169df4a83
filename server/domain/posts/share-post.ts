import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { NotFoundError } from '#server/domain/errors.ts'
import type { Writer } from '#server/domain/members/viewer.ts'
import { limitUse } from '#server/domain/rate-limits.ts'

/** As for a reaction, the post's row is locked before another refers to it; a trigger keeps its counter. */
const NOTE_SHARE = {
  name: 'note-share',
  text: `
    WITH post AS (SELECT id FROM posts WHERE id = $1 AND is_public FOR NO KEY UPDATE),
    noted AS (
      INSERT INTO shares (post_id, member_id, created_at) SELECT post.id, $2, $3 FROM post
      ON CONFLICT DO NOTHING
    )
    SELECT id FROM post`,
}

/** Counts that a member passed a post on: once, however often they do. */
export async function sharePost(dependencies: Dependencies, viewer: Writer, postId: string): Promise<void> {
  await limitUse(dependencies, 'shares', viewer.memberId)
  const { sql, clock } = dependencies
  const found = await sql(NOTE_SHARE, [postId, viewer.memberId, clock.now()])
  if (found.length === 0) throw new NotFoundError(messages.postNotFound)
}
