import { DETACHED_UPLOADS_MAX } from '#rules/limits.ts'

// The specification fixes both values: the limit is 40 MB, and the message says 50MB.
export const fileTooLarge = (megabytes: string) =>
  `File size cannot exceed 50MB. Current file is ${megabytes} MB.`
export const fileTypeUnsupported =
  'Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, AVI, MOV, WMV, FLV, WebM, MKV) file.'
export const fileUnreadable = 'This file is damaged and cannot be shown. Please choose another one.'
export const imageTooLarge = 'This image has too many pixels or frames. Please choose a smaller one.'
export const videoTooLarge = 'This video has too many pixels. Please choose a smaller one.'
export const videoFailed = 'This video could not be processed. Please try another file.'
export const oneFileOnly = 'A request can contain only one file.'
export const altTextTooLong = 'The description of the image is too long.'
export const fileRequired = 'Please choose a file'
export const fileUploaded = 'File uploaded successfully'
export const uploadFetched = 'Upload fetched successfully'
export const uploadDeleted = 'Upload deleted successfully'
export const tusVersionUnsupported = 'Only version 1.0.0 of the tus protocol is supported.'
export const uploadIdInvalid = 'Invalid Upload ID format'
export const uploadNotFound = 'Upload not found. Uploads that are not posted within a day are deleted.'
export const uploadInUse = 'This upload already belongs to a post.'
export const uploadOrFile = 'Send either a file or the id of an upload, not both.'
export const tooManyUploads = `You can have at most ${DETACHED_UPLOADS_MAX} unposted uploads. Please post or delete some first.`
export const uploadsTooLarge =
  'Your unposted uploads are too large in total. Please post or delete some first.'
export const filesProcessing = 'Your earlier files are still being processed. Please try again in a minute.'
export const videosProcessing =
  'Your earlier videos are still being processed. Please try again in a few minutes.'
