import { tagsOf } from '#rules/post-rules.ts'
import { countCharacters } from '#rules/post-text.ts'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import type { Random } from './random.ts'
import { imageTag, tagsOfWords, topicTags } from './texts/tag-words.ts'
import { gamesOfToday } from './texts/hashtag-games.ts'
import type { Topic } from './topics.ts'

type TaggableText = {
  text: string
  /** The description of the image. Empty without an image. */
  altText: string
  /** A text without a topic gets no tags. */
  topics: readonly Topic[]
}

export const TAGS_PER_POST_MAX = 3
const TAGGED_SHARE = 0.82
const SECOND_TAG_SHARE = 0.62
const THIRD_TAG_SHARE = 0.3
/** The chances that a tag of the topic, or that of images, comes before those of words. */
const TOPIC_TAG_SHARE = 0.88
const IMAGE_TAG_SHARE = 0.6

/** The tags of the hashtag games have exact numbers of members today, so other posts of today do not use them. */
export const gameTags: ReadonlySet<string> = new Set(gamesOfToday.flatMap(tagsOf))

/** Appends up to three fitting tags to about every second text. Posts without a text get none. */
export function addTags(random: Random, { text, altText, topics }: TaggableText, isToday: boolean): string {
  if (text === '' || topics.length === 0 || !random.chance(TAGGED_SHARE)) return text
  const isAllowed = (tag: string) => !isToday || !gameTags.has(tag)
  const special = random.shuffle(tagsOfWords(`${text} ${altText}`).filter(isAllowed))
  const general = [
    ...(altText !== '' && random.chance(IMAGE_TAG_SHARE) ? [imageTag] : []),
    ...(random.chance(TOPIC_TAG_SHARE) ? [random.pick(topicTags[random.pick(topics)])] : []),
  ]
  const own = tagsOf(text)
  const added = [...general, ...special]
    .filter((tag) => !own.includes(tag))
    .slice(0, Math.max(0, Math.min(tagCount(random), TAGS_PER_POST_MAX - own.length)))
  const tagged = [text, added.map((tag) => `#${tag}`).join(' ')]
    .filter((part) => part !== '')
    .join(text.includes('\n') ? '\n' : ' ')
  return countCharacters(tagged) > POST_TEXT_MAX ? text : tagged
}

function tagCount(random: Random): number {
  if (!random.chance(SECOND_TAG_SHARE)) return 1
  return random.chance(THIRD_TAG_SHARE) ? 3 : 2
}
