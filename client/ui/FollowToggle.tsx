import { Button } from './Button.tsx'
import styles from './FollowToggle.module.css'

type FollowToggleProps = {
  /** The name of the member or tag for screen readers, such as "@mira" or "#cats". */
  name: string
  isFollowed: boolean
  /** The label while it is not followed. */
  label?: string
  /** For rows of lists. In a narrow container, it is a sign. */
  isSmall?: boolean
  onChange: (isFollowed: boolean) => void
}

export function FollowToggle({ name, isFollowed, label = 'Follow', isSmall, onChange }: FollowToggleProps) {
  const notFollowed = isSmall ? 'soft' : 'primary'
  return (
    <Button
      variant={isFollowed ? 'secondary' : notFollowed}
      size={isSmall ? 'small' : undefined}
      className={isSmall ? styles.small : undefined}
      title={isFollowed ? 'Unfollow' : undefined}
      onClick={() => onChange(!isFollowed)}
    >
      {isSmall && (
        <span aria-hidden="true" className={styles.sign}>
          {isFollowed ? '✓' : '+'}
        </span>
      )}
      <span className={styles.label}>{isFollowed ? 'Following' : label}</span>{' '}
      <span className="visually-hidden">{name}</span>
    </Button>
  )
}
