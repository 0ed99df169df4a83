import {
  MUTED_WORD_LENGTH_MAX,
  MUTED_WORDS_LENGTH_MAX,
  MUTED_WORDS_MAX,
  MUTE_SECONDS_MAX,
} from '#rules/limits.ts'

export const blockSelf = 'You cannot block yourself.'
export const muteSelf = 'You cannot mute yourself.'
export const muteSecondsInvalid = `The duration must be from 1 to ${MUTE_SECONDS_MAX} seconds.`
export const tooManyMutedWords = `You can mute at most ${MUTED_WORDS_MAX} words of ${MUTED_WORDS_LENGTH_MAX} characters in total.`
export const mutedWordTooLong = `A muted word can have at most ${MUTED_WORD_LENGTH_MAX} characters.`
export const mutedWordInvalid = 'A muted word needs a letter or a digit.'
export const blocked = (username: string) => `You blocked @${username}.`
export const muted = (username: string) => `You muted @${username}.`
export const blockFailed = 'Failed to block. Please try again.'
export const unblockUserFailed = 'Failed to unblock. Please try again.'
export const muteFailed = 'Failed to mute. Please try again.'
export const unmuteUserFailed = 'Failed to unmute. Please try again.'
export const sensitiveMediaFailed = 'Failed to save your choice. Please try again.'
export const mutedWordsFailed = 'Failed to save muted words. Please try again.'
export const roleUnknown = 'The role must be member, moderator or admin.'
