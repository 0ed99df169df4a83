import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FaceStep_user$key } from '#client/__generated__/FaceStep_user.graphql.ts'
import { photoFileError } from '#client/features/members/photo-file-error.ts'
import { useSetProfilePhoto } from '#client/features/members/useSetProfilePhoto.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { FilePicker } from '#client/ui/FilePicker.tsx'
import { PHOTO_TYPES } from '#rules/media-rules.ts'
import { drawFace, faces } from './drawn-faces.ts'
import styles from './FaceStep.module.css'
import { OnboardingStep } from './OnboardingStep.tsx'

type Choice = { url: string; file?: File }

type FaceStepProps = { user: FaceStep_user$key; onDone: () => void }

/** Sets the profile photo to one of the site's drawings or to a file. */
export function FaceStep({ user: userRef, onDone }: FaceStepProps) {
  const user = useFragment(
    graphql`
      fragment FaceStep_user on User {
        photoUrl(width: 256)
        username
      }
    `,
    userRef,
  )
  const setProfilePhoto = useSetProfilePhoto()
  const picker = useRef<HTMLInputElement>(null)
  const [choice, setChoice] = useState<Choice>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const chooseFile = (file: File) => {
    const refusal = photoFileError(file)
    setFailure(refusal)
    if (!refusal) setChoice({ url: URL.createObjectURL(file), file })
  }
  const save = async () => {
    if (!choice) return onDone()
    setBusy(true)
    const photo = choice.file ? Promise.resolve(choice.file) : drawFace(choice.url)
    const problem = await mutationFailure(
      photo.then((file) => setProfilePhoto(file)),
      {
        fallback: 'Failed to upload photo',
      },
    )
    setBusy(false)
    setFailure(problem)
    if (!problem) onDone()
  }
  return (
    <OnboardingStep
      lead="You can change it at any time in your profile."
      doneLabel="Next"
      isBusy={isBusy}
      onDone={() => void save()}
    >
      <div className={styles.chosen}>
        <Avatar src={choice?.url ?? user.photoUrl} size={112} alt="Your photo" className={styles.photo} />
        <bdi>@{user.username}</bdi>
      </div>
      <ul className={styles.faces}>
        {faces.map(({ name, url }) => (
          <li key={name}>
            <button
              type="button"
              aria-label={name}
              aria-pressed={choice?.url === url}
              className={styles.face}
              onClick={() => setChoice({ url })}
            >
              <img src={url} alt="" width="72" height="72" />
            </button>
          </li>
        ))}
      </ul>
      {failure && <Banner tone="error">{failure}</Banner>}
      <Button variant="secondary" onClick={() => picker.current?.click()}>
        Upload a photo
      </Button>
      <FilePicker ref={picker} label="Photo file" types={PHOTO_TYPES} onChoose={chooseFile} />
    </OnboardingStep>
  )
}
