import { usernameSchema } from '#rules/member-rules.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { parseInput, UsernameTakenError } from '#server/domain/errors.ts'

const MEMBER_OF_USERNAME = {
  name: 'member-of-username',
  text: 'SELECT id FROM members WHERE lower(username) = lower($1)',
}

/** `ownId`: whoever has the name already may keep it. */
export async function refuseTakenUsername(
  { sql }: Pick<Dependencies, 'sql'>,
  username: string,
  ownId?: string,
): Promise<void> {
  const holders = await sql<{ id: string }>(MEMBER_OF_USERNAME, [username])
  if (holders.some(({ id }) => id !== ownId)) throw new UsernameTakenError()
}

/** Whether nobody has this name, in upper or lower case. Throws ValidationError for what could not be a name. */
export async function isUsernameAvailable(dependencies: Dependencies, input: unknown): Promise<boolean> {
  const username = parseInput(usernameSchema, input)
  try {
    await refuseTakenUsername(dependencies, username)
    return true
  } catch (error) {
    if (error instanceof UsernameTakenError) return false
    throw error
  }
}
