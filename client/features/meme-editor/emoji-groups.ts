import { matchesQuery } from '#rules/memes/matches-query.ts'
import { emojiName } from '#rules/memes/render/emoji.ts'
import { emojiUrl } from './meme-files.ts'

/** The name of an emoji is its character. See client/build/emoji-data.ts. */
declare const EMOJI_GROUPS: readonly {
  name: string
  emoji: readonly { name: string; label: string; keywords: string }[]
}[]

export const emojiGroups = EMOJI_GROUPS.map(({ name, emoji }) => ({
  name,
  emoji: emoji.map((each) => ({ ...each, url: emojiUrl(emojiName(each.name)) })),
}))

export const allEmoji = emojiGroups.flatMap(({ emoji }) => emoji)

/** Matching names are first, the shortest first, because they say the least besides the query. */
export function findEmoji(query: string) {
  const named = allEmoji
    .filter(({ name, label }) => matchesQuery([name, label], query))
    .sort((a, b) => a.label.length - b.label.length)
  const described = allEmoji.filter(({ label, keywords }) => matchesQuery([label, keywords], query))
  return [...new Set([...named, ...described])]
}
