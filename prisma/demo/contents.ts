import { planMemes, type DemoMeme } from './memes/plan-memes.ts'
import { fitsMoment } from './moments.ts'
import { DEMO_MEMBER, people } from './people.ts'
import type { Person } from './people/person.ts'
import { imageIdeas } from './images/gallery.ts'
import type { DemoImage } from './images/scene.ts'
import type { Random } from './random.ts'
import { addTags } from './tags.ts'
import { writtenTexts, type WrittenText } from './texts/corpus.ts'
import { introductionTexts } from './texts/introductions.ts'
import { remarks, remarksOnMemes } from './texts/remarks.ts'
import { templates } from './texts/templates.ts'
import { startOfDay } from './timeline.ts'
import type { Language, Moment, Topic } from './topics.ts'

export type Slot = {
  author: Person
  createdAt: Date
  /** Whether this is the first post of an author who joined this month. */
  isIntroduction: boolean
  /** Null if any text or image is suitable. */
  text: string | null
}
/** A post has either an image or a meme, or none of them. */
export type Content = { text: string; image: DemoImage | null; meme: DemoMeme | null }
/** Content without topics gets no tags. */
type Draft = Content & { topics: readonly Topic[] }

/** The number of other images before a scene repeats, and of other texts before a template repeats. */
const IMAGES_BETWEEN = 8
const TEXTS_BETWEEN = 9
const TEMPLATE_SHARE = 0.2
const NO_TEXT_SHARE = 0.38
/** The weight of texts in the language of the author. */
const LANGUAGE_WEIGHT = 40

/** `imageCount` of the slots get an image. */
export function planContents(
  random: Random,
  slots: readonly Slot[],
  imageCount: number,
  now: Date,
): Content[] {
  const withImage = pickSlotsWithImage(random.fork('pictured'), slots, imageCount)
  const unusedRemarks = random.fork('remarks').shuffle(remarks)
  const unusedOnMemes = random.fork('remarks on memes').shuffle(remarksOnMemes)
  const nextImage = imageSource(random.fork('pictures'), unusedRemarks)
  const nextText = textSource(random.fork('texts'))
  const memes = planMemesOf(random.fork('memes'), slots, withImage)
  const introductions = random.shuffle(introductionTexts)
  const draft = (slot: Slot, index: number): Draft => {
    if (slot.text !== null) return withoutImage(slot.text)
    const meme = memes.get(index)
    if (meme) {
      const text = pickRemark(random, unusedOnMemes.length > 0 ? unusedOnMemes : unusedRemarks)
      return { text, image: null, meme, topics: ['life'] }
    }
    if (withImage.has(index)) return nextImage(slot)
    const introduction = slot.isIntroduction ? introductions.pop() : undefined
    return introduction === undefined ? nextText(slot) : withoutImage(introduction)
  }
  const midnight = startOfDay(now)
  return slots.map((slot, index) => {
    const { text, image, meme, topics } = draft(slot, index)
    const isToday = slot.createdAt.getTime() >= midnight
    const content = { text, altText: (image ?? meme)?.altText ?? '', topics }
    return { text: addTags(random.fork(`tags ${index}`), content, isToday), image, meme }
  })
}

function withoutImage(text: string, topics: readonly Topic[] = []): Draft {
  return { text, image: null, meme: null, topics }
}

/** A third of the images are memes, among them those of the demo member. */
function planMemesOf(random: Random, slots: readonly Slot[], withImage: ReadonlySet<number>) {
  const favorite = people[DEMO_MEMBER]?.person.username ?? ''
  const authorOf = (index: number) => slots[index]?.author.username ?? ''
  const chosen = random
    .shuffle([...withImage])
    .toSorted((one, other) => Number(authorOf(other) === favorite) - Number(authorOf(one) === favorite))
    .slice(0, Math.round(withImage.size / 3))
    .toSorted((one, other) => one - other)
  return planMemes(
    random,
    chosen.map((index) => ({ index, author: authorOf(index) })),
    favorite,
  )
}

/** The indexes of two of the newest four posts, which always have an image. */
export function newestWithImage(count: number): number[] {
  return [count - 2, count - 4]
}

/** Never picks three consecutive posts. */
function pickSlotsWithImage(random: Random, slots: readonly Slot[], count: number): Set<number> {
  const withImage = new Set(newestWithImage(slots.length))
  const hasNoRun = (index: number) =>
    ![
      [-2, -1],
      [-1, 1],
      [1, 2],
    ].some((steps) => steps.every((step) => withImage.has(index + step)))
  for (const index of random.shuffle(slots.map((_, position) => position))) {
    if (withImage.size === count) break
    if (!slots[index]?.isIntroduction && slots[index]?.text === null && hasNoRun(index)) withImage.add(index)
  }
  return withImage
}

function imageSource(random: Random, unusedRemarks: string[]): (slot: Slot) => Draft {
  const remaining = new Set(imageIdeas)
  const recent: string[] = []
  return (slot) => {
    const idea = random.weighted([...remaining], (candidate) =>
      recent.includes(candidate.scene) ? 0 : topicWeight(slot, candidate.topics, candidate.moment),
    )
    remaining.delete(idea)
    recent.unshift(idea.scene)
    recent.length = Math.min(recent.length, IMAGES_BETWEEN)
    return {
      text: idea.remark ?? pickRemark(random, unusedRemarks),
      image: idea.compose(random.fork(`${idea.scene}${remaining.size}`)),
      meme: null,
      topics: idea.topics,
    }
  }
}

function pickRemark(random: Random, unused: string[]): string {
  return random.chance(NO_TEXT_SHARE) ? '' : (unused.pop() ?? '')
}

function textSource(random: Random): (slot: Slot) => Draft {
  const remaining = new Set(writtenTexts)
  const used = new Set<string>()
  const recent: number[] = []
  return (slot) => {
    if (remaining.size > 0 && !random.chance(TEMPLATE_SHARE)) {
      const written = random.weighted<WrittenText>([...remaining], (candidate) => textWeight(slot, candidate))
      remaining.delete(written)
      const { text, topic, language } = written
      return withoutImage(text, language ? [] : [topic])
    }
    const kind = random.weighted([...templates.keys()], (index) =>
      recent.includes(index) ? 0 : topicWeight(slot, [templates[index]?.topic ?? 'life'], undefined),
    )
    recent.unshift(kind)
    recent.length = Math.min(recent.length, TEXTS_BETWEEN)
    let text = ''
    do text = templates[kind]?.write(random) ?? ''
    while (used.has(text))
    used.add(text)
    return withoutImage(text, [templates[kind]?.topic ?? 'life'])
  }
}

function textWeight(slot: Slot, { topic, moment, language }: WrittenText): number {
  return topicWeight(slot, [topic], moment) * languageWeight(slot.author, language)
}

/** Members with another language than English use it for many posts. */
function languageWeight({ writes }: Person, language: Language | undefined): number {
  if (language === undefined) return 1
  return language === writes ? LANGUAGE_WEIGHT : 0
}

/** Authors prefer their topics. A joke about a weekday or a time of day fits only then. */
function topicWeight(
  { author, createdAt }: Slot,
  topics: readonly Topic[],
  moment: Moment | undefined,
): number {
  if (!fitsMoment(moment, createdAt)) return 0
  const shared = topics.filter((topic) => author.topics.includes(topic)).length
  return (1 + 4 * shared) * (moment === undefined ? 1 : 5)
}
