import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProfilePhoto_user$key } from '#client/__generated__/ProfilePhoto_user.graphql.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { FilePicker } from '#client/ui/FilePicker.tsx'
import { Spinner } from '#client/ui/Spinner.tsx'
import { PHOTO_TYPES } from '#rules/media-rules.ts'
import { PositionPhoto } from './PositionPhoto.tsx'
import styles from './ProfilePhoto.module.css'
import { useProfilePhoto } from './useProfilePhoto.ts'

/** The viewer's profile photo with buttons to set, replace and delete it. */
export function ProfilePhoto({ user: userRef }: { user: ProfilePhoto_user$key }) {
  const { hasPhoto, largePhotoUrl, photoSrcSet } = useFragment(
    graphql`
      fragment ProfilePhoto_user on User {
        hasPhoto
        # eslint-disable-next-line relay/unused-fields -- mutations spread this fragment to update the photo on all screens
        photoUrl(width: 128)
        photoSrcSet
        largePhotoUrl: photoUrl(width: 256)
      }
    `,
    userRef,
  )
  const { state, photo, isPositioning, choose, discard, send, remove } = useProfilePhoto(hasPhoto)
  const shown = isPositioning ? undefined : photo
  const picker = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const isBusy = state.kind === 'busy'
  const [isConfirming, setConfirming] = useState(false)

  const removePhoto = async () => {
    setConfirming(false)
    await remove()
    // The pressed button is removed together with the photo.
    chooseButton.current?.focus()
  }

  return (
    <section aria-label="Profile photo" className={styles.photo}>
      <div className={styles.picture}>
        <Avatar
          src={shown?.url ?? largePhotoUrl}
          srcSet={shown ? null : photoSrcSet}
          size={112}
          alt="Your photo"
          style={{ objectPosition: shown?.position }}
        />
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
            variant="secondary"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && setConfirming(true)}
          >
            Remove photo
          </Button>
        )}
        <FilePicker
          ref={picker}
          label="Photo file"
          types={PHOTO_TYPES}
          onChoose={(file) => !isBusy && choose(file)}
        />
      </div>
      <output className={styles.news}>{(isBusy || state.kind === 'done') && state.message}</output>
      {state.kind === 'failed' && <Banner tone="error">{state.message}</Banner>}
      {photo && isPositioning && (
        <PositionPhoto url={photo.url} onCancel={discard} onDone={(position) => void send(photo, position)} />
      )}
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
        <p>A drawn face will be shown instead.</p>
      </Dialog>
    </section>
  )
}
