import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef, type Ref } from 'react'
import { IconButton } from '#client/ui/IconButton.tsx'
import { TOUCH_SCREEN, useMediaQuery } from '#client/ui/useMediaQuery.ts'
import { IMAGE_TYPES, MEDIA_TYPES } from '#rules/media-rules.ts'
import styles from './AttachmentButtons.module.css'

type AttachmentButtonsProps = {
  isLocked: boolean
  onChoose: (file: File | undefined) => void
  /** Of the button that is always there. */
  ref: Ref<HTMLButtonElement>
}

/** Where a picture or video can come from: this device, or its camera where it is likely to have one at hand. */
export function AttachmentButtons({ isLocked, onChoose, ref }: AttachmentButtonsProps) {
  const isTouch = useMediaQuery(TOUCH_SCREEN)
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const input = {
    type: 'file',
    hidden: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      onChoose(target.files?.[0])
      // So that choosing the same file again is a choice.
      target.value = ''
    },
  }
  return (
    <div className={styles.buttons}>
      <IconButton
        ref={ref}
        label="Add a picture or video"
        aria-disabled={isLocked || undefined}
        onClick={() => !isLocked && picker.current?.click()}
      >
        <ImagePlus aria-hidden="true" />
      </IconButton>
      <input {...input} ref={picker} accept={MEDIA_TYPES.join(',')} aria-label="Picture file" />
      {isTouch && (
        <>
          <IconButton
            label="Take a photo"
            aria-disabled={isLocked || undefined}
            onClick={() => !isLocked && camera.current?.click()}
          >
            <Camera aria-hidden="true" />
          </IconButton>
          <input
            {...input}
            ref={camera}
            accept={IMAGE_TYPES.join(',')}
            aria-label="Photo from the camera"
            capture="environment"
          />
        </>
      )}
    </div>
  )
}
