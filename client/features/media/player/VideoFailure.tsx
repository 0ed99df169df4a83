import { Button } from '#client/ui/Button.tsx'
import { VIDEO_FAILED_TO_LOAD } from '#rules/media-rules.ts'
import styles from './VideoFailure.module.css'

/** Replaces a video that failed to load, in the same size. */
export function VideoFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <p>{VIDEO_FAILED_TO_LOAD}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
