import type { FocalPoint } from '#rules/photo-rules.ts'
import type { ImageFrame } from './image-frames.ts'
import type { MemePicture } from './rasterize-meme.ts'

export type ProcessedImage = {
  width: number
  height: number
  isAnimated: boolean
  thumbHash: Uint8Array
  /** By which copies of the picture are found. Empty for profile photos. */
  frames: ImageFrame[]
  /** WebP, upright, sRGB, without metadata. */
  renditions: { name: string; width: number; height: number; content: Uint8Array }[]
}

/** Members take turns. */
export type ImageJob = { memberId: string }

/** Rejects with `UnsupportedFileTypeError` if the file is not an image, is damaged or exceeds a limit. */
export type Images = {
  prepareImage(file: string, job: ImageJob): Promise<ProcessedImage>
  readFrames(file: string, job: ImageJob): Promise<ImageFrame[]>
  preparePhoto(file: string, job: ImageJob & { focus?: FocalPoint }): Promise<ProcessedImage>
  /** Draws the SVG of a meme. Rejects with `MemeTooComplexError` if that would take too long. */
  drawMeme(svg: string, picture: MemePicture, job: ImageJob): Promise<Uint8Array>
  /** As `drawMeme`, with all widths and hashes of an upload. */
  prepareMeme(svg: string, job: ImageJob): Promise<ProcessedImage>
}
