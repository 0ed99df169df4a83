import { classNames } from './class-names.ts'
import styles from './CharacterCount.module.css'

/** Screen readers announce the count only near the limit, in characters. */
const ANNOUNCED_WITHIN = 20

type CharacterCountProps = { count: number; maximum: number; className?: string | undefined }

export function CharacterCount({ count, maximum, className }: CharacterCountProps) {
  const left = maximum - count
  return (
    <>
      <span className={classNames(styles.count, left < 0 && styles.over, className)}>
        {count}/{maximum}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {left <= ANNOUNCED_WITHIN &&
          (left >= 0 ? `${left} characters left` : `${-left} characters over the limit`)}
      </span>
    </>
  )
}
