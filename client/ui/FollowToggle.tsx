import { Button } from './Button.tsx'

type FollowToggleProps = {
  /** The name of the member or tag for screen readers, such as "@mira" or "#cats". */
  name: string
  isFollowed: boolean
  /** The label while it is not followed. */
  label?: string
  onChange: (isFollowed: boolean) => void
}

export function FollowToggle({ name, isFollowed, label = 'Follow', onChange }: FollowToggleProps) {
  return (
    <Button
      variant={isFollowed ? 'secondary' : 'primary'}
      title={isFollowed ? 'Unfollow' : undefined}
      onClick={() => onChange(!isFollowed)}
    >
      {isFollowed ? 'Following' : label} <span className="visually-hidden">{name}</span>
    </Button>
  )
}
