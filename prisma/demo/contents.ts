import { suits } from './moments.ts'
import type { Person } from './people/person.ts'
import { pictureIdeas } from './pictures/gallery.ts'
import type { Picture, PictureIdea } from './pictures/scene.ts'
import type { Random } from './random.ts'
import { writtenTexts, type WrittenText } from './texts/corpus.ts'
import { firstWords } from './texts/first-words.ts'
import { remarks } from './texts/remarks.ts'
import { templates } from './texts/templates.ts'
import type { Moment, Topic } from './topics.ts'

export type Slot = {
  author: Person
  createdAt: Date
  /** Whether this is the first post of an author who joined this month. */
  hello: boolean
}
export type Content = { text: string; picture: Picture | null }

/** The number of other images before a scene repeats, and of other texts before a template repeats. */
const PICTURES_BETWEEN = 8
const TEXTS_BETWEEN = 9
const TEMPLATE_SHARE = 0.2
const SILENT_SHARE = 0.38

/** `pictureCount` of the slots get an image. */
export function planContents(random: Random, slots: readonly Slot[], pictureCount: number): Content[] {
  const pictured = pickPictured(random.fork('pictured'), slots, pictureCount)
  const nextPicture = pictureSource(random.fork('pictures'))
  const nextText = textSource(random.fork('texts'))
  const hellos = random.shuffle(firstWords)
  return slots.map((slot, index) => {
    if (pictured.has(index)) return nextPicture(slot)
    const hello = slot.hello ? hellos.pop() : undefined
    return { text: hello ?? nextText(slot), picture: null }
  })
}

/** Never picks three consecutive posts, and always picks two of the newest four. */
function pickPictured(random: Random, slots: readonly Slot[], count: number): Set<number> {
  const last = slots.length - 1
  const pictured = new Set([last - 1, last - 3])
  const lonely = (index: number) =>
    ![
      [-2, -1],
      [-1, 1],
      [1, 2],
    ].some((steps) => steps.every((step) => pictured.has(index + step)))
  for (const index of random.shuffle(slots.map((_, position) => position))) {
    if (pictured.size === count) break
    if (!slots[index]?.hello && lonely(index)) pictured.add(index)
  }
  return pictured
}

function pictureSource(random: Random): (slot: Slot) => Content {
  const remaining = new Set(pictureIdeas)
  const recent: string[] = []
  const quips = random.shuffle(remarks)
  return (slot) => {
    const idea = random.weighted([...remaining], (candidate) =>
      recent.includes(candidate.scene) ? 0 : liking(slot, candidate.topics, candidate.moment),
    )
    remaining.delete(idea)
    recent.unshift(idea.scene)
    recent.length = Math.min(recent.length, PICTURES_BETWEEN)
    return {
      text: remarkOn(idea, random, quips),
      picture: idea.compose(random.fork(`${idea.scene}${remaining.size}`)),
    }
  }
}

function remarkOn(idea: PictureIdea, random: Random, quips: string[]): string {
  if (idea.remark !== undefined) return idea.remark
  return random.chance(SILENT_SHARE) ? '' : (quips.pop() ?? '')
}

function textSource(random: Random): (slot: Slot) => string {
  const remaining = new Set(writtenTexts)
  const used = new Set<string>()
  const recent: number[] = []
  return (slot) => {
    if (remaining.size > 0 && !random.chance(TEMPLATE_SHARE)) {
      const written = random.weighted<WrittenText>([...remaining], ({ topic, moment }) =>
        liking(slot, [topic], moment),
      )
      remaining.delete(written)
      return written.text
    }
    const kind = random.weighted([...templates.keys()], (index) =>
      recent.includes(index) ? 0 : liking(slot, [templates[index]?.topic ?? 'life'], undefined),
    )
    recent.unshift(kind)
    recent.length = Math.min(recent.length, TEXTS_BETWEEN)
    let text = ''
    do text = templates[kind]?.write(random) ?? ''
    while (used.has(text))
    used.add(text)
    return text
  }
}

/** Authors prefer their topics. A joke about a weekday or a time of day fits only then. */
function liking({ author, createdAt }: Slot, topics: readonly Topic[], moment: Moment | undefined): number {
  if (!suits(moment, createdAt)) return 0
  const shared = topics.filter((topic) => author.topics.includes(topic)).length
  return (1 + 4 * shared) * (moment === undefined ? 1 : 5)
}
