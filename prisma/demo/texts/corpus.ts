import type { Language, Moment, Topic } from '../topics.ts'
import { animalTexts } from './animals.ts'
import { codeTexts } from './code.ts'
import { familyTexts } from './family.ts'
import { foodTexts } from './food.ts'
import { homeTexts } from './home.ts'
import { foreignTexts } from './languages.ts'
import { lifeTexts } from './life.ts'
import type { Line } from './line.ts'
import { nightTexts } from './night.ts'
import { officeTexts } from './office.ts'
import { plantTexts } from './plants.ts'
import { sportTexts } from './sport.ts'
import { thoughtTexts } from './thoughts.ts'
import { travelTexts } from './travel.ts'
import { weatherTexts } from './weather.ts'

/** A text without a language is English. */
export type WrittenText = { text: string; topic: Topic; moment?: Moment; language?: Language }

export const writtenTexts: readonly WrittenText[] = [
  ...about('animals', animalTexts),
  ...about('code', codeTexts),
  ...about('family', familyTexts),
  ...about('food', foodTexts),
  ...about('home', homeTexts),
  ...about('life', lifeTexts),
  ...about('night', nightTexts),
  ...about('office', officeTexts),
  ...about('plants', plantTexts),
  ...about('sport', sportTexts),
  ...about('thoughts', thoughtTexts),
  ...about('travel', travelTexts),
  ...about('weather', weatherTexts),
  ...foreignTexts,
]

function about(topic: Topic, lines: readonly Line[]): WrittenText[] {
  return lines.map((line) => (typeof line === 'string' ? { text: line, topic } : { ...line, topic }))
}
