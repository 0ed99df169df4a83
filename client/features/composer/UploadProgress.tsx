import styles from './UploadProgress.module.css'

/** `share`: of the bytes sent, 0 to 1. With the last one the server begins to look at the picture. */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.floor(share * 100)
  const isSent = share === 1
  return (
    <div className={styles.progress}>
      <span aria-hidden="true">{isSent ? 'Almost there…' : `Uploading ${percent}%`}</span>
      <progress
        aria-label="Upload of the picture"
        max={100}
        value={isSent ? undefined : percent}
        className={styles.bar}
      />
    </div>
  )
}
