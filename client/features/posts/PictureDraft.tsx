import { X } from 'lucide-react'
import { useCallback } from 'react'
import { Field } from '#client/ui/Field.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import styles from './PictureDraft.module.css'

type PictureDraftProps = {
  file: File
  altText: string
  isLocked: boolean
  onDescribe: (altText: string) => void
  onRemove: () => void
}

/** The picture about to be posted, and the words for those who cannot see it. */
export function PictureDraft({ file, altText, isLocked, onDescribe, onRemove }: PictureDraftProps) {
  const showFile = useFileAsSource(file)
  return (
    <div className={styles.draft}>
      <div className={styles.frame}>
        <img ref={showFile} alt={`Preview of ${file.name}`} className={styles.picture} />
        <IconButton
          label="Remove the picture"
          disabled={isLocked}
          className={styles.remove}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <Field
        label="Describe the picture (optional)"
        placeholder="For people who cannot see it"
        value={altText}
        readOnly={isLocked}
        onChange={(event) => onDescribe(event.target.value)}
      />
    </div>
  )
}

/** Gives an image the file to show for as long as it is there. */
function useFileAsSource(file: File) {
  return useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
}
