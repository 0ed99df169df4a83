import type { ImageFrame } from './image-frames.ts'

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
