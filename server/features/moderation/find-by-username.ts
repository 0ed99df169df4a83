import { sql } from 'kysely'
import { messages } from '#rules/messages.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotFoundError } from '#server/platform/refusals.ts'

/** Returns the id of the member. The username may have an `@`, and its case does not matter. */
export async function findByUsername({ database }: Dependencies, username: string): Promise<string> {
  const member = await kysely(database)
    .selectFrom('members')
    .select('id')
    .where(sql`lower(username)`, '=', username.replace(/^@/, '').toLowerCase())
    .executeTakeFirst()
  if (!member) throw new NotFoundError(messages.userNotFound)
  return member.id
}
