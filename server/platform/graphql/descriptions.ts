import {
  ALT_TEXT_MAX,
  BIO_MAX,
  FULL_NAME_MAX,
  ONE_TIME_CODE_DIGITS,
  ONE_TIME_CODE_MINUTES,
  ONE_TIME_CODE_TRIES,
  PAGE_SIZE_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_MAX,
  POST_TEXT_MAX,
  TAGS_MAX,
  USERNAME_MAX,
  USERNAME_MIN,
} from '#rules/limits.ts'

/** What integrators read of inputs that are held to a limit: the limit as it is. */
export const descriptions = {
  username: `${USERNAME_MIN} to ${USERNAME_MAX} letters, digits and underscores.`,
  newPassword: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters, with an upper-case letter, a lower-case letter and a special character.`,
  oneTimeCode: `The ${ONE_TIME_CODE_DIGITS} digits of the newest mail: good for ${ONE_TIME_CODE_MINUTES} minutes, ${ONE_TIME_CODE_TRIES} tries and one success.`,
  fullName: `The name to go by: 1 to ${FULL_NAME_MAX} characters.`,
  phone: `Digits, blanks and \`+().-\`, at most ${PHONE_MAX} of them; empty for none.`,
  bio: `A few words about oneself: at most ${BIO_MAX} characters, empty for none.`,
  postText: `At most ${POST_TEXT_MAX} characters; may be empty beside a picture. Its first ${TAGS_MAX} #hashtags become \`Post.tags\`.`,
  altText: `What the picture shows, for those who cannot see it: at most ${ALT_TEXT_MAX} characters. Replaces what was uploaded with it.`,
  pageSize: `Posts on a page, 1 to ${PAGE_SIZE_MAX}.`,
}
