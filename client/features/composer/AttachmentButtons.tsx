import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef, type Ref } from 'react'
import { FilePicker } from '#client/ui/FilePicker.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { TOUCH_SCREEN, useMediaQuery } from '#client/ui/browser/useMediaQuery.ts'
import { IMAGE_TYPES, MEDIA_TYPES, QUICKTIME_EXTENSION, QUICKTIME_TYPE } from '#rules/media-rules.ts'
import styles from './AttachmentButtons.module.css'

const CHOOSABLE_TYPES = [...MEDIA_TYPES, QUICKTIME_TYPE, QUICKTIME_EXTENSION]

type AttachmentButtonsProps = {
  isLocked: boolean
  isImageOnly?: boolean
  onChoose: (file: File) => void
  /** The button for files. */
  ref: Ref<HTMLButtonElement>
}

/** Touch devices also offer their camera, unless there is little space. */
export function AttachmentButtons({ isLocked, isImageOnly = false, onChoose, ref }: AttachmentButtonsProps) {
  const isTouch = useMediaQuery(TOUCH_SCREEN)
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.buttons}>
      <IconButton
        ref={ref}
        label={isImageOnly ? 'Add an image' : 'Add an image or video'}
        aria-disabled={isLocked || undefined}
        onClick={() => !isLocked && picker.current?.click()}
      >
        <ImagePlus aria-hidden="true" />
      </IconButton>
      <FilePicker
        ref={picker}
        label={isImageOnly ? 'Image file' : 'Image or video file'}
        types={isImageOnly ? IMAGE_TYPES : CHOOSABLE_TYPES}
        onChoose={onChoose}
      />
      {isTouch && !isImageOnly && (
        <>
          <IconButton
            label="Take a photo"
            aria-disabled={isLocked || undefined}
            onClick={() => !isLocked && camera.current?.click()}
          >
            <Camera aria-hidden="true" />
          </IconButton>
          <FilePicker
            ref={camera}
            label="Photo from the camera"
            types={IMAGE_TYPES}
            onChoose={onChoose}
            capture="environment"
          />
        </>
      )}
    </div>
  )
}
