import { MUTED_WORD_LENGTH_MAX, MUTED_WORDS_MAX, MUTE_SECONDS_MAX } from '#rules/limits.ts'

export const blockSelf = 'You cannot block yourself.'
export const muteSelf = 'You cannot mute yourself.'
export const muteSecondsInvalid = `The duration must be from 1 to ${MUTE_SECONDS_MAX} seconds.`
export const tooManyMutedWords = `You can mute at most ${MUTED_WORDS_MAX} words.`
export const mutedWordTooLong = `A muted word can have at most ${MUTED_WORD_LENGTH_MAX} characters.`
export const mutedWordInvalid = 'A muted word needs a letter or a digit.'
