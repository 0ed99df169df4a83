import { UnsupportedFileTypeError } from '#server/domain/errors.ts'
import { EndlessHeaderError } from '#server/domain/media/picture-header.ts'
import { preparePhoto, preparePicture } from '#server/domain/media/picture.ts'
import type { Picture, Pictures } from '#server/ports/pictures.ts'

export type Task =
  | { make: 'picture'; of: Parameters<Pictures['preparePicture']> }
  | { make: 'photo'; of: Parameters<Pictures['preparePhoto']> }

/** What one process can tell another: the class of an error would not come through. */
export type Outcome = { picture: Picture } | { refusal: string } | { failure: unknown }

process.on('message', (task: Task) => {
  // Whoever asked may be gone by then, and with them whom to tell of it.
  void workOn(task).then((outcome) => process.send?.(outcome, () => undefined))
})
process.on('disconnect', () => process.exit())
// Typed where the server was started, it is meant for that, which lets its work be done and then ends this process.
process.on('SIGINT', () => undefined)

async function workOn(task: Task): Promise<Outcome> {
  try {
    return { picture: await (task.make === 'photo' ? preparePhoto(...task.of) : preparePicture(...task.of)) }
  } catch (error) {
    if (!(error instanceof UnsupportedFileTypeError)) return { failure: error }
    // What still goes on with it ends with the process alone, and an orderly exit would wait for that.
    if (error.cause instanceof EndlessHeaderError) process.kill(process.pid, 'SIGKILL')
    return { refusal: error.message }
  }
}
