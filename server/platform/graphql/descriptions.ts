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

export const descriptions = {
  username: `${USERNAME_MIN} to ${USERNAME_MAX} letters, digits and underscores.`,
  newPassword: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters, with an upper-case letter, a lower-case letter and a special character.`,
  oneTimeCode: `The ${ONE_TIME_CODE_DIGITS}-digit code of the latest mail. It is valid for ${ONE_TIME_CODE_MINUTES} minutes, ${ONE_TIME_CODE_TRIES} tries and one use.`,
  fullName: `The display name, 1 to ${FULL_NAME_MAX} characters.`,
  phone: `The phone number: digits, spaces and \`+().-\`, at most ${PHONE_MAX} characters. Empty for none.`,
  bio: `A short biography of at most ${BIO_MAX} characters. Empty for none.`,
  postText: `The text, at most ${POST_TEXT_MAX} characters. It can be empty if the post has media. Its first ${TAGS_MAX} hashtags become \`Post.tags\`.`,
  commentText: `The text, at most ${POST_TEXT_MAX} characters. It can be empty if the comment has an image.`,
  altText: `The alternative text of the media, at most ${ALT_TEXT_MAX} characters. It replaces the text given with the upload.`,
  pageSize: `The number of posts per page, 1 to ${PAGE_SIZE_MAX}.`,
}
