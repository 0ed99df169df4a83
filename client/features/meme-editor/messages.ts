import { isolate } from '#rules/isolate.ts'

export const memeOnlyImages = 'Please choose a JPEG, PNG, GIF or WebP image.'
export const memeImageUndecodable = 'This browser cannot open the image. Please choose another one.'
export const memeFilesMissing = 'Some parts of this meme could not be loaded.'
export const memeImagesGone = 'A picture of this draft is no longer on this device and was removed.'
export const memeDownloadFailed = 'The picture could not be created. Please try again.'
export const memeWebpUnsupported = 'This browser cannot create WebP pictures. Please download a PNG.'
export const memeNotFound = 'This meme was deleted, or you cannot see it.'
export const memeIsNoMeme = 'This post was not made with the meme editor, so it cannot be remixed.'
export const memeTemplateNotFound = 'This template does not exist.'
export const memeUploadsFailed = 'A picture could not be uploaded. Your meme is saved on this device.'
export const memePostFailed = 'Failed to create post. Your meme is saved on this device.'
export const memeForVisitors =
  'Posting needs an account, which is free. Your meme waits on this device until you have logged in.'
export const memePicturesForMembers = 'Log in to remix a meme with a picture of its author.'
export const memeEmpty = 'Add a text, a sticker, a picture or a drawing first.'
export const memePenFull = 'This meme has no room for more strokes.'
export const memeRemixSensitive = 'A remix of a sensitive meme is always sensitive.'
export const memeSourcesVisible =
  'Members who may remix can see the whole pictures, including what is covered, cropped or pixelated.'

const CHARACTERS_LISTED = 8
export const memeCharactersMissing = (characters: readonly string[]) =>
  `These characters cannot be drawn yet: ${isolate(characters.slice(0, CHARACTERS_LISTED).join(' '))}${characters.length > CHARACTERS_LISTED ? ' …' : ''}`
