/** Options of a field with a message for the user. */
export const SENTENCE = { description: 'A message to show to the user.' }
