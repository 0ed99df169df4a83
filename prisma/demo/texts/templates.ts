import type { Random } from '../random.ts'
import type { Topic } from '../topics.ts'
import { plans, themes } from './template-lists.ts'
import {
  signs,
  predictions,
  lucky,
  places,
  overheard,
  habits,
  statuses,
  heroes,
  deeds,
  reactions,
  askers,
  questions,
} from './template-words.ts'

/** A template creates many different posts. */
export type Template = { topic: Topic; write(random: Random): string }

export const templates: readonly Template[] = [
  {
    topic: 'thoughts',
    write: (random) =>
      `Horoscope for ${random.pick(signs)}: ${random.pick(predictions)} Lucky charm: ${random.pick(lucky)}. 🔮`,
  },
  { topic: 'life', write: (random) => `Overheard ${random.pick(places)}: “${random.pick(overheard)}”` },
  {
    topic: 'life',
    write: (random) => `Day ${random.integer(2, 40)} of ${random.pick(habits)}: ${random.pick(statuses)}`,
  },
  {
    topic: 'life',
    write: (random) =>
      `BREAKING: Local ${random.pick(heroes)} ${random.pick(deeds)}. ${random.pick(reactions)}`,
  },
  {
    topic: 'thoughts',
    write: (random) => `Quick question for ${random.pick(askers)}: ${random.pick(questions)}`,
  },
  ...plans.map(([topic, sensible, actual]) => ({
    topic,
    write: (random: Random) => `Me: ${random.pick(sensible)}\nAlso me: ${random.pick(actual)}`,
  })),
  ...themes.map(({ topic, title, items }) => ({
    topic,
    write: (random: Random) => [title, ...random.shuffle(items).slice(0, 3)].join('\n'),
  })),
]
