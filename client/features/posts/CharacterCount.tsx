import { classNames } from '#client/ui/class-names.ts'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import styles from './CharacterCount.module.css'

/** A screen reader hears of it near the limit only, not with every letter. */
const ANNOUNCED_WITHIN = 20

export function CharacterCount({ count }: { count: number }) {
  const left = POST_TEXT_MAX - count
  return (
    <>
      <span className={classNames(styles.count, left < 0 && styles.over)}>
        {count}/{POST_TEXT_MAX}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {left <= ANNOUNCED_WITHIN && (left >= 0 ? `${left} characters left` : `${-left} characters too many`)}
      </span>
    </>
  )
}
