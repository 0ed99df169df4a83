import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { AnimatedPngNotice } from './AnimatedPngNotice.tsx'
import { AltTextField } from './AltTextField.tsx'
import type { UploadState } from '#client/features/drafts/attachment.ts'
import styles from './AttachmentPreview.module.css'
import { AttachmentImage } from './AttachmentImage.tsx'
import { SENSITIVE_LABEL } from './sensitive-label.ts'
import { isVideo } from '#client/features/drafts/draft-rules.ts'
import type { UploadedMedia } from '#client/uploads/upload-file.ts'
import { UploadProgress } from './UploadProgress.tsx'

type AttachmentPreviewProps = {
  file: File
  media: UploadedMedia | null
  upload: UploadState | null
  altText: string
  isLocked: boolean
  isSensitive?: boolean
  /** Without it, the file cannot be marked as sensitive. */
  onSensitiveChange?: (isSensitive: boolean) => void
  onAltTextChange: (altText: string) => void
  onRetry: () => void
  onRemove: () => void
}

/** The attached image or video, its upload and its alternative text. */
export function AttachmentPreview({
  upload,
  isLocked,
  isSensitive,
  onSensitiveChange,
  onRetry,
  onRemove,
  ...attachment
}: AttachmentPreviewProps) {
  const removeButton = useRef<HTMLButtonElement>(null)
  const isConverting = upload?.kind === 'converting'
  const isSending = upload?.kind === 'sending'
  const isPaused = upload?.kind === 'failed' && !upload.isFinal && upload.share > 0
  const kind = isVideo(attachment.file) ? 'video' : 'image'
  const retry = () => {
    onRetry()
    // The pressed button is removed with the failure.
    removeButton.current?.focus()
  }
  return (
    <div className={styles.draft}>
      <div className={styles.frame}>
        <AttachmentImage file={attachment.file} media={attachment.media} />
        {isConverting && <UploadProgress share={upload.share} state="converting" />}
        {isSending && <UploadProgress share={upload.share} state="sending" />}
        {isPaused && <UploadProgress share={upload.share} state="paused" />}
        <IconButton
          ref={removeButton}
          label={
            isConverting ? 'Cancel the conversion' : isSending ? 'Cancel the upload' : `Remove the ${kind}`
          }
          // Cancelling also cancels posting. A post that is being created cannot be cancelled.
          disabled={isLocked && !isConverting && !isSending}
          className={styles.remove}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <output className="visually-hidden">
        {isConverting && 'Converting the video'}
        {isSending && `Uploading the ${kind}`}
        {attachment.media && `The ${kind} is uploaded`}
      </output>
      {upload?.kind === 'failed' && (
        <Banner tone="error">
          {upload.message}
          {!upload.isFinal && (
            <Button variant="link" onClick={retry}>
              Try again
            </Button>
          )}
        </Banner>
      )}
      <AnimatedPngNotice file={attachment.file} />
      <AltTextField value={attachment.altText} isLocked={isLocked} onChange={attachment.onAltTextChange} />
      {onSensitiveChange && (
        <Checkbox
          label={SENSITIVE_LABEL}
          checked={isSensitive}
          disabled={isLocked}
          onChange={({ target }) => onSensitiveChange(target.checked)}
        />
      )}
    </div>
  )
}
