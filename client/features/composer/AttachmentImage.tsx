import { useCallback, useState, type SyntheticEvent } from 'react'
import { AnimatedImage } from '#client/features/media/AnimatedImage.tsx'
import { pauseOthers } from '#client/features/media/player/playback-coordinator.ts'
import styles from './AttachmentImage.module.css'
import { isVideo } from '#client/features/drafts/draft-rules.ts'
import type { UploadedMedia } from '#client/uploads/upload-file.ts'

/** Types that can be animated. The server detects whether an image is. */
const ANIMATED_TYPES = new Set(['image/gif', 'image/webp'])

/** Shows the local file, so that nothing is downloaded. */
export function AttachmentImage({ file, media }: { file: File; media: UploadedMedia | null }) {
  const showFile = useFileAsSource(file)
  const [measured, setMeasured] = useState<{ file: File; width: number; height: number }>()
  const [brokenFile, setBrokenFile] = useState<File>()
  if (file === brokenFile) return null

  const size = media ?? (file === measured?.file ? measured : undefined)
  if (isVideo(file))
    return (
      <div className={styles.preview} style={{ aspectRatio: size && size.width / size.height }}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploads have no captions */}
        <video
          ref={showFile}
          aria-label={`Preview of ${file.name}`}
          className={styles.image}
          // The progress bar of an upload covers the controls.
          controls={media !== null}
          muted
          playsInline
          preload="metadata"
          onPlay={({ currentTarget }) => pauseOthers(currentTarget)}
          onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
            setMeasured({ file, width, height })
          }
          onError={() => setBrokenFile(file)}
        />
      </div>
    )
  const Image = (media ? media.isAnimated : ANIMATED_TYPES.has(file.type)) ? AnimatedImage : 'img'
  return (
    <div className={styles.preview} style={{ aspectRatio: size && size.width / size.height }}>
      <Image
        ref={showFile}
        alt={`Preview of ${file.name}`}
        className={styles.image}
        onLoad={({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
          const { naturalWidth: width, naturalHeight: height } = currentTarget
          setMeasured({ file, width, height })
        }}
        onError={() => setBrokenFile(file)}
      />
    </div>
  )
}

/** A ref that sets the file as the source of its element. */
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
