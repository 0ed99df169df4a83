import type { FocalPoint } from '#rules/photo-rules.ts'

export type ProcessedImage = {
  width: number
  height: number
  isAnimated: boolean
  thumbHash: Uint8Array
  perceptualHash: bigint
  /** WebP, upright, sRGB, without metadata. */
  renditions: { name: string; width: number; height: number; content: Uint8Array }[]
}

/** Members take turns: the jobs of one member never delay another member by more than one job. */
export type ImageJob = { memberId: string }

/**
 * Makes of files that were uploaded what is kept of them. Rejects with the domain's `UnsupportedFileTypeError` where one is no
 * picture, is damaged, or takes more than it may.
 */
export type Images = {
  /** At each width that a post is shown at. */
  preparePicture(file: string, job: ImageJob): Promise<ProcessedImage>
  /** Squares around the focal point or, without one, around what draws the eye. */
  preparePhoto(file: string, job: ImageJob & { focus?: FocalPoint }): Promise<ProcessedImage>
}
