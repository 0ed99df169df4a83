import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProfilePhoto_user$key } from '#client/__generated__/ProfilePhoto_user.graphql.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Spinner } from '#client/ui/Spinner.tsx'
import { DEFAULT_PHOTO_URL, PHOTO_TYPES } from '#rules/media-rules.ts'
import styles from './ProfilePhoto.module.css'
import { useProfilePhoto } from './useProfilePhoto.ts'

/** One's own photo, to set, replace and remove. */
export function ProfilePhoto({ user: userRef }: { user: ProfilePhoto_user$key }) {
  // In both sizes the site shows anywhere, so that a new photo appears everywhere at once.
  const { photoUrl, largePhotoUrl } = useFragment(
    graphql`
      fragment ProfilePhoto_user on User {
        photoUrl(width: 128)
        largePhotoUrl: photoUrl(width: 256)
      }
    `,
    userRef,
  )
  const hasPhoto = photoUrl !== DEFAULT_PHOTO_URL
  const { state, preview, choose, remove } = useProfilePhoto(hasPhoto)
  const picker = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const isBusy = state.kind === 'busy'
  const [isConfirming, setConfirming] = useState(false)

  const removePhoto = async () => {
    setConfirming(false)
    await remove()
    // The button that was pressed is gone with the photo.
    chooseButton.current?.focus()
  }

  return (
    <section aria-label="Profile photo" className={styles.photo}>
      <div className={styles.picture}>
        <Avatar src={preview ?? largePhotoUrl} size={112} alt="Your photo" />
        {isBusy && (
          <span className={styles.veil}>
            <Spinner />
          </span>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          ref={chooseButton}
          variant="secondary"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && picker.current?.click()}
        >
          {hasPhoto ? 'Change photo' : 'Upload photo'}
        </Button>
        {hasPhoto && (
          <Button
            variant="quiet"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && setConfirming(true)}
          >
            Remove photo
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="Photo file"
          accept={PHOTO_TYPES.join(',')}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file && !isBusy) void choose(file)
            // So that choosing the same file again is a choice.
            target.value = ''
          }}
        />
      </div>
      <output className={styles.news}>{(isBusy || state.kind === 'done') && state.message}</output>
      {state.kind === 'failed' && <Banner tone="error">{state.message}</Banner>}
      <Dialog
        open={isConfirming}
        title="Remove photo?"
        onClose={() => setConfirming(false)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => void removePhoto()}>
              Remove
            </Button>
          </>
        }
      >
        <p>Everyone sees the default picture beside your name instead.</p>
      </Dialog>
    </section>
  )
}
