import { messages } from '#rules/messages.ts'

/** What the rules say of fields that more than one call takes. */
export const ADDRESS_REFUSALS = [messages.emailRequired, messages.emailInvalid]

export const PASSWORD_PROOF_REFUSALS = [
  messages.passwordWrong,
  messages.passwordRequired,
  messages.passwordTooLong,
  messages.passwordNotSet,
]

/** Refusals of calls that need the password, or a recent sign-in from members without one. */
export const RECENT_PROOF_REFUSALS = [messages.passwordProofRequired, messages.recentSignInRequired]

export const NEW_PASSWORD_REFUSALS = [
  messages.passwordRequired,
  messages.passwordTooShort,
  messages.passwordTooLong,
  messages.passwordTooWeak,
  messages.passwordTooCommon,
]

export const USERNAME_REFUSALS = [
  messages.usernameRequired,
  messages.usernameTooShort,
  messages.usernameTooLong,
  messages.usernameInvalid,
]

export const NEWCOMER_REFUSALS = [
  ...USERNAME_REFUSALS,
  messages.dateOfBirthRequired,
  messages.dateOfBirthInvalid,
  messages.tooYoung,
  messages.termsRequired,
]

export const PHOTO_REFUSALS = {
  413: [messages.fileTooLarge('41.2')],
  415: [messages.photoTypeUnsupported, messages.fileUnreadable, messages.pictureTooBig],
  429: [messages.filesProcessing],
}

export const MEDIA_REFUSALS = {
  413: [messages.fileTooLarge('41.2')],
  415: [messages.fileTypeUnsupported, messages.fileUnreadable, messages.pictureTooBig, messages.videoTooBig],
  429: [messages.filesProcessing, messages.videosProcessing],
}
