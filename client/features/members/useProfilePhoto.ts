import { useEffect, useState } from 'react'
import { mutationFailure } from '#client/relay/errors.ts'
import { messages } from '#rules/messages.ts'
import { photoFileError } from './photo-file-error.ts'
import type { PhotoPosition } from './PositionPhoto.tsx'
import { useDeleteProfilePhoto } from './useDeleteProfilePhoto.ts'
import { useSetProfilePhoto } from './useSetProfilePhoto.ts'

/** Milliseconds for which a success is shown. */
const DONE_FOR = 1000

export type PhotoState =
  | { kind: 'idle' }
  /** `busy`: waiting for the server. `done`: for a second after a success. `failed`: until the next attempt. */
  | { kind: 'busy' | 'done' | 'failed'; message: string }

/** The chosen file. It is positioned first and then shown as a preview. */
type ChosenPhoto = { file: File; url: string; position?: string }

/** The state of setting or deleting the viewer's profile photo. */
export function useProfilePhoto(hasPhoto: boolean) {
  const setProfilePhoto = useSetProfilePhoto()
  const deleteProfilePhoto = useDeleteProfilePhoto()
  const [state, setState] = useState<PhotoState>({ kind: 'idle' })
  const [photo, setPhoto] = useState<ChosenPhoto>()
  const [isPositioning, setPositioning] = useState(false)
  const url = photo?.url

  useEffect(() => {
    if (state.kind !== 'done') return
    const timer = setTimeout(() => setState({ kind: 'idle' }), DONE_FOR)
    return () => clearTimeout(timer)
  }, [state])

  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url)
  }, [url])

  const fail = (message: string) => setState({ kind: 'failed', message })

  const choose = (file: File) => {
    const refusal = photoFileError(file)
    if (refusal) {
      fail(refusal)
      return
    }
    setState({ kind: 'idle' })
    setPhoto({ file, url: URL.createObjectURL(file) })
    setPositioning(true)
  }

  const discard = () => {
    setPositioning(false)
    setPhoto(undefined)
  }

  const send = async ({ file, url: chosenUrl }: ChosenPhoto, position?: PhotoPosition) => {
    setPositioning(false)
    setPhoto({ file, url: chosenUrl, position: position?.css })
    setState({ kind: 'busy', message: hasPhoto ? 'Updating photo...' : 'Uploading photo...' })
    const problem = await mutationFailure(setProfilePhoto(file, position?.focus), {
      fallback: hasPhoto ? 'Failed to update photo' : 'Failed to upload photo',
    })
    if (!problem) setState({ kind: 'done', message: messages.photoUploaded })
    else {
      setPhoto(undefined)
      fail(problem)
    }
  }

  const remove = async () => {
    setState({ kind: 'busy', message: 'Deleting photo...' })
    const problem = await mutationFailure(deleteProfilePhoto(), { fallback: 'Failed to delete photo' })
    if (problem) fail(problem)
    else {
      setPhoto(undefined)
      setState({ kind: 'done', message: messages.photoDeleted })
    }
  }

  return { state, photo, isPositioning, choose, discard, send, remove }
}
