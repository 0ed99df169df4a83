import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { Banner } from '#client/ui/Banner.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { AltTextField } from './AltTextField.tsx'
import type { UploadState } from './draft-store.ts'
import styles from './AttachmentPreview.module.css'
import { AttachmentImage } from './AttachmentImage.tsx'
import { isVideo } from './post-draft.ts'
import type { UploadedMedia } from './upload-file.ts'
import { UploadProgress } from './UploadProgress.tsx'

type AttachmentPreviewProps = {
  file: File
  media: UploadedMedia | null
  upload: UploadState | null
  altText: string
  isLocked: boolean
  onDescribe: (altText: string) => void
  onRetry: () => void
  onRemove: () => void
}

/** The picture or video about to be posted, how far its upload is, and the words for those who cannot see it. */
export function AttachmentPreview({
  upload,
  isLocked,
  onRetry,
  onRemove,
  ...picture
}: AttachmentPreviewProps) {
  const removeButton = useRef<HTMLButtonElement>(null)
  const isSending = upload?.kind === 'sending'
  const isPaused = upload?.kind === 'failed' && !upload.isFinal && upload.share > 0
  const kind = isVideo(picture.file) ? 'video' : 'picture'
  const retry = () => {
    onRetry()
    // The button that was pressed is gone with the failure.
    removeButton.current?.focus()
  }
  return (
    <div className={styles.draft}>
      <div className={styles.frame}>
        <AttachmentImage file={picture.file} media={picture.media} />
        {(isSending || isPaused) && <UploadProgress share={upload.share} isPaused={isPaused} />}
        <IconButton
          ref={removeButton}
          label={isSending ? 'Cancel the upload' : `Remove the ${kind}`}
          // A post that waits for its picture is given up with it; one that is being made is not.
          disabled={isLocked && !isSending}
          className={styles.remove}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <output className="visually-hidden">
        {isSending && `Uploading the ${kind}`}
        {picture.media && `The ${kind} is uploaded`}
      </output>
      {upload?.kind === 'failed' && (
        <Banner tone="error">
          {upload.message}
          {!upload.isFinal && (
            <button type="button" className={styles.retry} onClick={retry}>
              Try again
            </button>
          )}
        </Banner>
      )}
      <AltTextField value={picture.altText} isLocked={isLocked} onChange={picture.onDescribe} />
    </div>
  )
}
