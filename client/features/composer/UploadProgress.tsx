import styles from './UploadProgress.module.css'

type UploadProgressProps = {
  /** The sent part of the file, 0 to 1. After the last byte, the server processes the file. */
  share: number
  /** The upload was interrupted and can resume. */
  isPaused: boolean
}

export function UploadProgress({ share, isPaused }: UploadProgressProps) {
  const percent = Math.floor(share * 100)
  const isSent = share === 1 && !isPaused
  const state = isPaused ? `Paused at ${percent}%` : `Uploading ${percent}%`
  return (
    <div className={styles.progress}>
      <span aria-hidden="true">{isSent ? 'Almost there…' : state}</span>
      <progress
        aria-label="Upload progress"
        max={100}
        value={isSent ? undefined : percent}
        className={styles.bar}
      />
    </div>
  )
}
