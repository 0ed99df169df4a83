import { notify } from '#client/ui/toast.ts'
import { memeDownloadFailed, memeWebpUnsupported } from './messages.ts'
import { drawPicture, type PictureFormat } from './export-picture.ts'
import type { MemeEditorState } from './useMemeEditor.ts'

/** Saves the meme as a file on the device. */
export async function downloadPicture(
  { document, images }: Pick<MemeEditorState, 'document' | 'images'>,
  format: PictureFormat,
): Promise<void> {
  try {
    const blob = await drawPicture(document, images.get().images, format)
    if (!blob) return notify.error(memeWebpUnsupported)
    const url = URL.createObjectURL(blob)
    const link = window.document.createElement('a')
    link.href = url
    link.download = `meme.${format}`
    link.click()
    // The browser reads the file after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  } catch {
    notify.error(memeDownloadFailed)
  }
}
