/** Describes a field that carries a sentence for the person behind the program. */
export const SENTENCE = { description: 'A sentence to show.' }
