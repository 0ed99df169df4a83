import { useEffect, useRef, useState } from 'react'
import { photoFileError } from '#client/features/members/photo-file-error.ts'
import { errorMessage } from '#client/relay/errors.ts'
import {
  deleteMedia,
  uploadFile,
  UploadRefusedError,
  type UploadedMedia,
} from '#client/uploads/upload-file.ts'

type CoverState =
  | { kind: 'unchanged' | 'removed' }
  | { kind: 'sending'; url: string }
  | { kind: 'uploaded'; url: string; media: UploadedMedia }
  | { kind: 'failed'; message: string }

/** The cover that is chosen in a form. It is uploaded at once and belongs to the group when the form is sent. */
export function useCoverUpload() {
  const [state, setState] = useState<CoverState>({ kind: 'unchanged' })
  const running = useRef<AbortController>(null)
  const url = 'url' in state ? state.url : undefined

  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url)
  }, [url])
  useEffect(() => () => running.current?.abort(), [])

  const discard = (next: CoverState) => {
    running.current?.abort()
    if (state.kind === 'uploaded') deleteMedia(state.media)
    setState(next)
  }

  const upload = async (file: File) => {
    const refusal = photoFileError(file)
    if (refusal) return discard({ kind: 'failed', message: refusal })
    const preview = URL.createObjectURL(file)
    discard({ kind: 'sending', url: preview })
    const aborter = new AbortController()
    running.current = aborter
    let resumeUrl: string | null = null
    try {
      const media = await uploadFile(file, {
        signal: aborter.signal,
        onProgress: () => undefined,
        resumeUrl: () => resumeUrl,
        onResumeUrl: (next) => (resumeUrl = next),
      })
      if (aborter.signal.aborted) deleteMedia(media)
      else setState({ kind: 'uploaded', url: preview, media })
    } catch (error) {
      if (aborter.signal.aborted) return
      const message =
        error instanceof UploadRefusedError
          ? error.message
          : errorMessage(error, { fallback: 'Failed to upload the cover' })
      setState({ kind: 'failed', message })
    }
  }

  return {
    state,
    choose: (file: File) => void upload(file),
    remove: () => discard({ kind: 'removed' }),
    /** For the mutation: undefined keeps the cover that the group has. */
    mediaId: state.kind === 'uploaded' ? state.media.id : state.kind === 'removed' ? null : undefined,
  }
}
