import { messages } from '#rules/messages.ts'
import type { Config } from '#server/config/config.ts'
import { rotateStoredSecret } from '#server/config/secrets.ts'
import { logAction } from '#server/platform/log-action.ts'
import { setRole } from '#server/features/moderation/set-role.ts'
import {
  liftSuspension,
  suspendMember,
  type SuspensionCounts,
} from '#server/features/moderation/suspend-member.ts'
import { removePost } from '#server/features/posts/delete-post.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { runSweeps } from '#server/platform/lifecycle.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import { findWrongCounts, repairCounts } from './check-counters.ts'

type Outcome = { lines: string[]; isSuccess: boolean }

/** Missing parameters are empty. */
export type CommandParameters = readonly [first: string, second: string]

type Command = { parameters?: readonly string[]; flag?: string; description: string } & (
  | { run(dependencies: Dependencies, parameters: CommandParameters, hasFlag: boolean): Promise<Outcome> }
  /** The command runs without the database and the storage. */
  | { runOffline(config: Config): Promise<Outcome> }
)

const ROTATE_BY_HAND =
  'AUTH_SECRET is set: append a comma and a new secret to it and restart each server. Then move the new secret to the front and restart again.'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

export const COMMANDS: Readonly<Record<string, Command>> = {
  suspend: {
    parameters: ['username'],
    description: 'suspends a member and hides their profile and posts',
    run: async (dependencies, [username]) =>
      success(`@${username} is suspended${format(await suspendMember(dependencies, username))}`),
  },
  unsuspend: {
    parameters: ['username'],
    description: 'lifts the suspension of a member and shows their posts',
    run: async (dependencies, [username]) =>
      success(`@${username} is no longer suspended${format(await liftSuspension(dependencies, username))}`),
  },
  role: {
    parameters: ['username', 'role'],
    description: 'makes a member a moderator or admin, or a member without a role again',
    run: async (dependencies, [username, role]) => {
      await setRole(dependencies, { username, role })
      return success(`@${username} has the role ${role}`)
    },
  },
  'remove-post': {
    parameters: ['post'],
    description: 'deletes a post permanently, by its URL or its id',
    run: async (dependencies, [post]) => {
      const id = UUID.exec(post)?.[0]
      if (!id) throw new NotFoundError(messages.postNotFound)
      await removePost(dependencies, id)
      const logged = { subjectType: 'POST', subjectId: id, moderatorId: null } as const
      await logAction(dependencies.database, dependencies.clock, { action: 'DELETE_POST', ...logged })
      return success(`Post ${id} was deleted`)
    },
  },
  'rotate-key': {
    description: 'creates a new signing key; tokens signed with the previous key stay valid',
    runOffline: async ({ authSecrets, dataDirectory }) => {
      if (authSecrets) return { lines: [ROTATE_BY_HAND], isSuccess: false }
      const file = await rotateStoredSecret(dataDirectory)
      return success(`Wrote a new key to ${file}: restart each server to use it`)
    },
  },
  'check-counters': {
    flag: 'repair',
    description: 'compares stored counters with the rows they count; --repair corrects them',
    run: async (dependencies, _parameters, isRepair) => {
      const wrong = isRepair ? await repairCounts(dependencies) : await findWrongCounts(dependencies)
      if (wrong.length === 0) return success('All counters are correct')
      const lines = wrong.map(
        ({ counter, place, stored, actual }) => `${counter}: ${place} has ${stored}, expected ${actual}`,
      )
      return { lines: [...lines, `${isRepair ? 'Repaired' : 'Wrong'}: ${wrong.length}`], isSuccess: isRepair }
    },
  },
  sweep: {
    description: 'removes expired uploads and stored files without a database row',
    run: async (dependencies) => {
      await runSweeps(dependencies)
      const left = await dependencies.database.removedRendition.count()
      return {
        lines: [`Sweep finished; files that could not be removed: ${left}`],
        isSuccess: left === 0,
      }
    },
  },
}

function success(line: string): Outcome {
  return { lines: [line], isSuccess: true }
}

function format(counts: SuspensionCounts): string {
  return Object.entries(counts)
    .map(([label, count]) => `; ${label}: ${count}`)
    .join('')
}
