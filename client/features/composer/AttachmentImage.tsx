import { useCallback, useState, type SyntheticEvent } from 'react'
import { AnimatedImage } from '#client/features/media/AnimatedImage.tsx'
import { pauseOthers } from '#client/features/media/player/pause-others.ts'
import styles from './AttachmentImage.module.css'
import { isVideo } from './post-draft.ts'
import type { UploadedMedia } from './upload-file.ts'

/** Kinds that may move. Which of them do, the server sees. */
const MOVING_TYPES = new Set(['image/gif', 'image/webp'])

/** The file itself, in its own shape: nothing has to come from the server for it. */
export function AttachmentImage({ file, media }: { file: File; media: UploadedMedia | null }) {
  const showFile = useFileAsSource(file)
  const [seen, setSeen] = useState<{ file: File; width: number; height: number }>()
  const [brokenFile, setBrokenFile] = useState<File>()
  if (file === brokenFile) return null

  const size = media ?? (file === seen?.file ? seen : undefined)
  if (isVideo(file))
    return (
      <div className={styles.preview} style={{ aspectRatio: size && size.width / size.height }}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has none yet, and may never have any */}
        <video
          ref={showFile}
          aria-label={`Preview of ${file.name}`}
          className={styles.picture}
          controls
          muted
          playsInline
          preload="metadata"
          onPlay={({ currentTarget }) => pauseOthers(currentTarget)}
          onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
            setSeen({ file, width, height })
          }
          onError={() => setBrokenFile(file)}
        />
      </div>
    )
  const Picture = (media ? media.isAnimated : MOVING_TYPES.has(file.type)) ? AnimatedImage : 'img'
  return (
    <div className={styles.preview} style={{ aspectRatio: size && size.width / size.height }}>
      <Picture
        ref={showFile}
        alt={`Preview of ${file.name}`}
        className={styles.picture}
        onLoad={({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
          const { naturalWidth: width, naturalHeight: height } = currentTarget
          setSeen({ file, width, height })
        }}
        onError={() => setBrokenFile(file)}
      />
    </div>
  )
}

/** Gives an element the file to show for as long as it is there. */
function useFileAsSource(file: File) {
  return useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return undefined
      const url = URL.createObjectURL(file)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
}
