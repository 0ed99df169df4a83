import type { FocalPoint } from '#rules/photo-rules.ts'
import { UnsupportedFileTypeError } from '#server/platform/refusals.ts'
import { EndlessHeaderError } from './image-header.ts'
import { preparePhoto, prepareImage, readImageFrames, TooManyPixelsError } from './process-image.ts'
import type { ImageFrame } from './image-frames.ts'
import type { ProcessedImage } from './processed-image.ts'
import { memePixels, rasterizeMeme, type MemePicture } from './rasterize-meme.ts'
import { enterSandbox } from '#server/platform/sandbox.ts'

export type FileTask = { file: string; maxPixels?: number } & (
  { kind: 'image' } | { kind: 'frames' } | { kind: 'photo'; focus: FocalPoint | undefined }
)

export type DrawingTask =
  { kind: 'drawing'; svg: string; picture: MemePicture } | { kind: 'meme'; svg: string }

export type Task = FileTask | DrawingTask

/** The class of an error is lost between processes. */
export type Outcome =
  | { image: ProcessedImage }
  | { frames: ImageFrame[] }
  | { drawing: Uint8Array }
  | { refusal: string }
  | { failure: unknown }
  | { hasTooManyPixels: true }

const [, , directory = '/'] = process.argv
enterSandbox(directory)

process.on('message', (task: Task) => {
  void run(task).then((outcome) => process.send?.(outcome, () => undefined))
})
process.on('disconnect', () => process.exit())
// Ctrl+C also reaches this process, but the server ends it after its jobs.
process.on('SIGINT', () => undefined)

async function run(task: Task): Promise<Outcome> {
  try {
    if (task.kind === 'drawing') return { drawing: await rasterizeMeme(task.svg, task.picture) }
    if (task.kind === 'meme') return { image: await prepareImage(await memePixels(task.svg)) }
    const { file, maxPixels } = task
    if (task.kind === 'image') return { image: await prepareImage(file, { maxPixels }) }
    if (task.kind === 'frames') return { frames: await readImageFrames(file, { maxPixels }) }
    return { image: await preparePhoto(file, { focus: task.focus, maxPixels }) }
  } catch (error) {
    if (error instanceof TooManyPixelsError) return { hasTooManyPixels: true }
    if (!(error instanceof UnsupportedFileTypeError)) return { failure: error }
    // libvips is still reading the header, and an orderly exit would wait for it.
    if (error.cause instanceof EndlessHeaderError) process.kill(process.pid, 'SIGKILL')
    return { refusal: error.message }
  }
}
