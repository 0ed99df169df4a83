import { on, type Line } from './line.ts'

export const plantTexts: readonly Line[] = [
  'My basil lived for three days. It knew things about me no supermarket herb should know. 🌿',
  'The label said “impossible to kill”. I would like to speak to the label.',
  'I bought one plant for company and now I have nineteen and they outvote me. 🪴',
  'A cactus needs water once a month and I still manage to be late.',
  'My orchid blooms only when I stop looking. It is a very private person.',
  'Gardening is 1 % planting and 99 % standing with your hands on your hips. #gardening',
  'Tomato harvest complete: 1. We have invited the neighbours. 🍅',
  'I talked to my fern for an hour. It agreed with me on everything, which makes me doubt the fern.',
  'The slugs left a review of my garden: “Lovely salad, friendly owner, will bring friends.” 🐌',
  'Zucchini season: please lock your car, or somebody will put a zucchini in it.',
  'I pruned the hedge into a swan. It looks like a hedge that has heard of swans.',
  'Seeds are just plants that are taking their time with an email.',
  'Repotted everything today. There is soil in my coffee and the coffee is better.',
  'My lawn is 50 % grass, 50 % courage.',
  'The monstera put out a new leaf and I showed a picture of it to a dentist. During. 🌱',
  on(
    'weekend',
    'Went to the garden centre for one bag of soil. Came back with a lemon tree, a gnome and no soil. #gardening',
  ),
  on(
    'morning',
    'Morning round: everybody watered, everybody praised, Gerald threatened with the compost. 🌞',
  ),
]
