import { useEffect, useState } from 'react'
import { messages } from '#rules/messages.ts'
import { failureSentence } from './failure-sentence.ts'
import { photoFileError } from './photo-file-error.ts'
import { useDeleteProfilePhoto } from './useDeleteProfilePhoto.ts'
import { useSetProfilePhoto } from './useSetProfilePhoto.ts'

/** Milliseconds a success is shown. */
const DONE_FOR = 1000

export type PhotoState =
  | { kind: 'idle' }
  /** `busy` lasts until the server has answered, `done` a second, `failed` until the next attempt. */
  | { kind: 'busy' | 'done' | 'failed'; message: string }

/** A member's own photo on its way to the server, or from it. The one chosen last is shown from the file at once. */
export function useProfilePhoto(hasPhoto: boolean) {
  const setProfilePhoto = useSetProfilePhoto()
  const deleteProfilePhoto = useDeleteProfilePhoto()
  const [state, setState] = useState<PhotoState>({ kind: 'idle' })
  const [preview, setPreview] = useState<string>()

  useEffect(() => {
    if (state.kind !== 'done') return
    const timer = setTimeout(() => setState({ kind: 'idle' }), DONE_FOR)
    return () => clearTimeout(timer)
  }, [state])

  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])

  const fail = (message: string) => setState({ kind: 'failed', message })

  const choose = async (file: File) => {
    const refusal = photoFileError(file)
    if (refusal) {
      fail(refusal)
      return
    }
    const failed = hasPhoto ? messages.photoUpdateFailed : messages.photoUploadFailed
    setPreview(URL.createObjectURL(file))
    setState({ kind: 'busy', message: hasPhoto ? messages.photoUpdating : messages.photoUploading })
    const problem = await attempt(() => setProfilePhoto(file), 'SetProfilePhotoPayload', failed)
    if (!problem) setState({ kind: 'done', message: messages.photoUploaded })
    else {
      setPreview(undefined)
      fail(problem)
    }
  }

  const remove = async () => {
    setState({ kind: 'busy', message: messages.photoDeleting })
    const problem = await attempt(deleteProfilePhoto, 'DeleteProfilePhotoPayload', messages.photoDeleteFailed)
    if (problem) fail(problem)
    else {
      setPreview(undefined)
      setState({ kind: 'done', message: messages.photoDeleted })
    }
  }

  return { state, preview, choose, remove }
}

/** Resolves to the sentence of what went wrong, if anything did. */
async function attempt(
  send: () => Promise<{ readonly __typename: string; readonly message?: string }>,
  success: string,
  failed: string,
): Promise<string | undefined> {
  try {
    const { __typename, message } = await send()
    return __typename === success ? undefined : (message ?? failed)
  } catch (error) {
    return failureSentence(error, failed)
  }
}
