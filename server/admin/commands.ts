import { messages } from '#rules/messages.ts'
import type { Config } from '#server/config/config.ts'
import { rotateKeptSecret } from '#server/config/secrets.ts'
import { findWrongCounts, repairCounts } from './check-counters.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import { sweepStorage } from '#server/features/media/sweep-storage.ts'
import { sweepUploads } from '#server/features/media/sweep-uploads.ts'
import { liftSuspension, suspendMember } from '#server/features/moderation/suspend-member.ts'
import { removePost } from '#server/features/posts/delete-post.ts'

/** What there is to say, and whether all is well. */
type Outcome = { said: string[]; isWell: boolean }

type Command = { parameter?: string; flag?: string; about: string } & (
  | { work(dependencies: Dependencies, parameter: string, isFlagged: boolean): Promise<Outcome> }
  | { workAlone(config: Config): Promise<Outcome> }
)

const ROTATE_BY_HAND =
  'AUTH_SECRET is set: put a comma and a new secret behind it there, restart each server, then put the new one first and restart again'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

export const COMMANDS: Readonly<Record<string, Command>> = {
  suspend: {
    parameter: 'username',
    about: 'keeps a member out, and their profile and posts out of sight',
    work: async (dependencies, username) =>
      well(`@${username} is suspended; hidden posts: ${await suspendMember(dependencies, username)}`),
  },
  unsuspend: {
    parameter: 'username',
    about: 'lets the member in again, and shows their posts',
    work: async (dependencies, username) =>
      well(`@${username} is let in again; shown posts: ${await liftSuspension(dependencies, username)}`),
  },
  'remove-post': {
    parameter: 'post',
    about: 'removes a post for good, by its address or its id',
    work: async (dependencies, post) => {
      const id = UUID.exec(post)?.[0]
      if (!id) throw new NotFoundError(messages.postNotFound)
      await removePost(dependencies, id)
      return well(`The post ${id} is removed`)
    },
  },
  'rotate-key': {
    about: 'makes a new signing key; what the last one signed is still believed',
    workAlone: async ({ authSecrets, dataDirectory }) => {
      if (authSecrets)
        return {
          said: [ROTATE_BY_HAND],
          isWell: false,
        }
      const file = await rotateKeptSecret(dataDirectory)
      return well(`${file} has a new key: restart each server for it`)
    },
  },
  'check-counters': {
    flag: 'repair',
    about: 'compares every stored number with the rows it counts; --repair sets them right',
    work: async (dependencies, _parameter, isRepair) => {
      const wrong = isRepair ? await repairCounts(dependencies) : await findWrongCounts(dependencies)
      const said = wrong.map(
        ({ counter, place, stored, actual }) => `${counter}: ${place} says ${stored}, is ${actual}`,
      )
      if (wrong.length === 0) return well('Every counter is right')
      return { said: [...said, `${isRepair ? 'Repaired' : 'Wrong'}: ${wrong.length}`], isWell: isRepair }
    },
  },
  sweep: {
    about: 'removes uploads that no post took, and files that no row leads to',
    work: async (dependencies) => {
      await sweepUploads(dependencies)
      await sweepStorage(dependencies)
      const left = await dependencies.database.removedRendition.count()
      return { said: [`Swept; files that could not be removed: ${left}`], isWell: left === 0 }
    },
  },
}

function well(sentence: string): Outcome {
  return { said: [sentence], isWell: true }
}
