import type { FocalPoint } from '#rules/photo-rules.ts'
import { UnsupportedFileTypeError } from '#server/platform/refusals.ts'
import { EndlessHeaderError } from './image-header.ts'
import { preparePhoto, prepareImage, TooManyPixelsError } from './process-image.ts'
import type { ProcessedImage } from './images.ts'
import { enterSandbox } from '#server/platform/sandbox.ts'

/** A picture of more than `maxPixels` is returned without being decoded. */
export type Task = { file: string; maxPixels?: number } & (
  { make: 'picture' } | { make: 'photo'; focus: FocalPoint | undefined }
)

/** What one process can tell another: the class of an error would not come through. */
export type Outcome =
  { picture: ProcessedImage } | { refusal: string } | { failure: unknown } | { hasTooManyPixels: true }

const [, , directory = '/'] = process.argv
enterSandbox(directory)

process.on('message', (task: Task) => {
  // Whoever asked may be gone by then, and with them whom to tell of it.
  void workOn(task).then((outcome) => process.send?.(outcome, () => undefined))
})
process.on('disconnect', () => process.exit())
// Typed where the server was started, it is meant for that, which lets its work be done and then ends this process.
process.on('SIGINT', () => undefined)

async function workOn(task: Task): Promise<Outcome> {
  const { file, maxPixels } = task
  try {
    if (task.make === 'picture') return { picture: await prepareImage(file, { maxPixels }) }
    return { picture: await preparePhoto(file, { focus: task.focus, maxPixels }) }
  } catch (error) {
    if (error instanceof TooManyPixelsError) return { hasTooManyPixels: true }
    if (!(error instanceof UnsupportedFileTypeError)) return { failure: error }
    // What still goes on with it ends with the process alone, and an orderly exit would wait for that.
    if (error.cause instanceof EndlessHeaderError) process.kill(process.pid, 'SIGKILL')
    return { refusal: error.message }
  }
}
