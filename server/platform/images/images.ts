import type { FocalPoint } from '#rules/photo-rules.ts'
import type { ImageFrame } from './image-frames.ts'
import type { ProcessedImage } from './processed-image.ts'
import type { MemePicture } from './rasterize-meme.ts'
import type { MemeDrawing } from './render-drawing.ts'

/** Members take turns. */
export type ImageJob = { memberId: string }

/** Rejects with `UnsupportedFileTypeError` if the file is not an image, is damaged or exceeds a limit. */
export type Images = {
  prepareImage(file: string, job: ImageJob): Promise<ProcessedImage>
  readFrames(file: string, job: ImageJob): Promise<ImageFrame[]>
  preparePhoto(file: string, job: ImageJob & { focus?: FocalPoint }): Promise<ProcessedImage>
  /** Returns the SVG of a meme. Rejects with `MemeTooComplexError` if drawing it would take too long. */
  renderMeme(drawing: MemeDrawing): Promise<string>
  /** Draws an SVG of this server, which must not be too complex. */
  drawMeme(svg: string, picture: MemePicture, job: ImageJob): Promise<Uint8Array>
  /** As `drawMeme`, with all widths and hashes of an upload. */
  prepareMeme(svg: string, job: ImageJob): Promise<ProcessedImage>
}
