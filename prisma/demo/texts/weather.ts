import { on, type Line } from './line.ts'

export const weatherTexts: readonly Line[] = [
  'The forecast said “a chance of rain”. It took its chance. ☔',
  'It is so hot that my ice cream asked to be taken back to the freezer. 🍦',
  'My weather app says sun. My window says bring a boat. I believe the window.',
  'First warm day of the year: everybody is outside, in shorts, blue, happy.',
  'It is so warm that the statue in the park has taken its coat off. I do not know how. I respect it. ☀️',
  'Wind so strong today that I overtook a bus.',
  'Snow! The whole city has forgotten how to walk, drive and be fifty years old. ❄️',
  'My umbrella has two moves: closed, and tulip. 🌷',
  'It is not fog, it is a cloud with low self-esteem.',
  'Dressed for all four seasons this morning and needed a fifth.',
  'Autumn is nature’s way of dropping everything and saying “not my leaves”. 🍂',
  'Put on sunscreen. Missed one spot. It now has the shape of Norway.',
  'A rainbow over the supermarket car park. I checked: the pot of gold is a shopping trolley with a bad wheel. 🌈',
  'Winter tip: the coat pockets contain money from last year’s you. He was a kind man.',
  'Thunder last night. The dog, the cat and I held an emergency meeting under the table. I took the minutes. ⚡',
  'Summer is when you close the curtains and sit in the dark like a mushroom.',
  'The humidity has given my hair a driving licence and its own opinions.',
  'Today’s wind chill: minus “why did I leave the house”.',
  'I love the smell after the rain. It smells as if the street has washed its face.',
  on('morning', 'Scraped the ice off the windscreen with my library card. I am now banned, and cold. 🥶'),
  on('weekend', 'The sun shone from Monday to Friday, so it is tired now. #weekend'),
  on(
    'evening',
    'Sunset tonight so pretty that eleven people on my street went out to film it with their thumbs. 🌇',
  ),
]
