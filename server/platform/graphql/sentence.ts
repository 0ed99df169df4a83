export const SENTENCE = { description: 'A message to show to the user.' }
