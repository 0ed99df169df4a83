import styles from './UploadProgress.module.css'

const LABELS = { converting: 'Converting video:', sending: 'Uploading', paused: 'Paused at' }

type UploadProgressProps = {
  /** The converted or sent part of the file, 0 to 1. After the last byte, the server processes the file. */
  share: number
  /** A paused upload was interrupted and can resume. */
  state: keyof typeof LABELS
}

export function UploadProgress({ share, state }: UploadProgressProps) {
  const percent = Math.floor(share * 100)
  const isSent = share === 1 && state === 'sending'
  return (
    <div className={styles.progress}>
      <span aria-hidden="true">{isSent ? 'Almost there…' : `${LABELS[state]} ${percent}%`}</span>
      <progress
        aria-label={state === 'converting' ? 'Conversion progress' : 'Upload progress'}
        max={100}
        value={isSent ? undefined : percent}
        className={styles.bar}
      />
    </div>
  )
}
