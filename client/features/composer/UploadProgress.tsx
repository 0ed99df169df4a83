import styles from './UploadProgress.module.css'

type UploadProgressProps = {
  /** Of the bytes sent, 0 to 1. With the last one the server begins to look at the picture. */
  share: number
  /** It was cut, and goes on from here. */
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
        aria-label="Upload of the picture"
        max={100}
        value={isSent ? undefined : percent}
        className={styles.bar}
      />
    </div>
  )
}
