import { createHash } from 'node:crypto'
import { NEW_MEMBER_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { linksOf, mentionsOf } from '#rules/post-rules.ts'
import type { RateLimitName } from '#rules/rate-limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'

/**
 * Refuses a text that the author has posted several times, and more links and mentions of a new member. An edit counts for the links and
 * mentions that it adds to `previous`.
 */
export async function limitText(
  dependencies: Dependencies,
  { memberId }: Writer,
  text: string,
  previous = '',
): Promise<void> {
  const addsTo = (partsOf: (text: string) => string[]) => {
    const known = new Set(partsOf(previous))
    return partsOf(text).some((part) => !known.has(part))
  }
  if (addsTo(linksOf))
    await limitNewMember(dependencies, 'linksOfNewMembers', memberId, messages.newMemberLinks)
  if (addsTo(mentionsOf))
    await limitNewMember(dependencies, 'mentionsOfNewMembers', memberId, messages.newMemberMentions)
  if (text === '' || text === previous) return
  const hash = createHash('sha256').update(text).digest('base64')
  await limitUse(dependencies, 'identicalTexts', `${memberId} ${hash}`, { message: messages.textRepeated })
}

async function limitNewMember(
  { database, clock, rateLimiter }: Dependencies,
  name: RateLimitName,
  memberId: string,
  message: (seconds: number) => string,
): Promise<void> {
  const member = await database.member.findUnique({ where: { id: memberId }, select: { createdAt: true } })
  // The transaction that writes the text refuses a deleted account.
  if (!member) return
  const age = (clock.now().getTime() - member.createdAt.getTime()) / 1000
  if (age >= NEW_MEMBER_SECONDS) return
  const { isAllowed } = await rateLimiter.consume(name, memberId)
  const wait = Math.ceil(NEW_MEMBER_SECONDS - age)
  if (!isAllowed) throw new RateLimitedError(wait, message(wait))
}
