import { messages } from '#rules/messages.ts'
import { createBatches } from '#server/domain/batches.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { NotFoundError } from '#server/domain/errors.ts'
import { idsOf } from '#server/domain/ids-of.ts'
import type { Writer } from '#server/domain/members/viewer.ts'
import { limitUse } from '#server/domain/rate-limits.ts'

/** As for reactions, the post's row is locked before others refer to it; a trigger keeps its counter. */
const NOTE_SHARES = {
  name: 'note-shares',
  text: `
    WITH post AS (SELECT id FROM posts WHERE id = $1 AND is_public FOR NO KEY UPDATE),
    noted AS (
      INSERT INTO shares (post_id, member_id, created_at) SELECT post.id, asked.id, $3 FROM post, ${idsOf('$2')} AS asked
      ON CONFLICT DO NOTHING
    )
    SELECT id FROM post`,
}

export function createShares({ sql, clock }: Pick<Dependencies, 'sql' | 'clock'>): Dependencies['shares'] {
  return createBatches(async (postId, items) => {
    const memberIds = items.map(({ memberId }) => memberId)
    const found = await sql(NOTE_SHARES, [postId, memberIds, clock.now()])
    return items.map(() => found.length > 0)
  })
}

/** Counts that a member passed a post on: once, however often they do. */
export async function sharePost(
  dependencies: Dependencies,
  { memberId }: Writer,
  postId: string,
): Promise<void> {
  await limitUse(dependencies, 'shares', memberId)
  const isFound = await dependencies.shares(postId, { memberId })
  if (!isFound) throw new NotFoundError(messages.postNotFound)
}
