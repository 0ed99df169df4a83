import type { Random } from './random.ts'
import type { ScriptedComment } from './threads/parse-threads.ts'

export type Castable = { username: string; joinedAt: Date }

/** The members who speak in a thread, by the names that the script uses. */
export type Cast = {
  /** Returns the index of the member, or null if the author of the post has this role already. */
  memberOf(speaker: string): number | null
  /** Replaces mentions of roles by mentions of their members. */
  textOf(text: string): string
}

const ROLE = /^[a-z]$/
const MENTIONED_ROLE = /@(op|[a-z])(?!\w)/g

/** Letters become members who had joined before the post and have no other role in the thread. */
export function castThread(
  random: Random,
  comments: readonly ScriptedComment[],
  members: readonly Castable[],
  post: { author: number; createdAt: Date },
): Cast {
  const speakers = new Set(speakersOf(comments))
  const cast = new Map([['op', post.author]])
  const free = random.shuffle([...members.keys()]).filter((index) => {
    const { username, joinedAt } = members[index] ?? { username: '', joinedAt: post.createdAt }
    return index !== post.author && joinedAt < post.createdAt && !speakers.has(username)
  })
  for (const speaker of speakers) {
    const named = members.findIndex(({ username }) => username === speaker)
    const member = ROLE.test(speaker) ? free.pop() : named
    if (member !== undefined && member !== -1 && member !== post.author) cast.set(speaker, member)
  }
  const memberOf = (speaker: string) => cast.get(speaker) ?? null
  const textOf = (text: string) =>
    text.replace(MENTIONED_ROLE, (mention, role: string) => {
      const member = members[memberOf(role) ?? -1]
      return member ? `@${member.username}` : mention
    })
  return { memberOf, textOf }
}

function speakersOf(comments: readonly ScriptedComment[]): string[] {
  return comments.flatMap(({ speaker, replies }) => [speaker, ...speakersOf(replies)])
}
