import { grouped } from '#client/ui/counts.ts'
import { LaughIcon } from '#client/ui/LaughIcon.tsx'
import styles from './LikeCount.module.css'

/** A number of likes with their icon. */
export function LikeCount({ count }: { count: number }) {
  return (
    <span className={styles.likes}>
      <LaughIcon aria-hidden="true" />
      {grouped(count)} <span className="visually-hidden">{count === 1 ? 'like' : 'likes'}</span>
    </span>
  )
}
