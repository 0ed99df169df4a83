import CalendarDays from 'lucide-react/icons/calendar-days'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { MemberHeader_user$key } from '#client/__generated__/MemberHeader_user.graphql.ts'
import { FollowButton } from '#client/features/follows/FollowButton.tsx'
import { FollowsYou } from '#client/features/follows/FollowsYou.tsx'
import { MemberMenuItems } from '#client/features/safety/MemberMenuItems.tsx'
import { paths } from '#client/paths.ts'
import { cardClass } from '#client/ui/card-look.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { compact } from '#client/ui/counts.ts'
import { Menu } from '#client/ui/Menu.tsx'
import { shortMonthName } from '#client/ui/months.ts'
import { isolate } from '#rules/isolate.ts'
import { Cover } from './Cover.tsx'
import styles from './MemberHeader.module.css'
import { ShareProfile } from './ShareProfile.tsx'

type MemberHeaderProps = {
  user: MemberHeader_user$key
  /** Rendered on the cover, for example a back button. */
  children?: ReactNode
}

/** The head of a profile: cover, photo, names and counts. */
export function MemberHeader({ user: userRef, children }: MemberHeaderProps) {
  const user = useFragment(
    graphql`
      fragment MemberHeader_user on User {
        fullName
        username
        bio
        createdAt
        databaseId
        postCount
        likeCount
        followerCount
        followingCount
        isViewer
        viewerBlocks
        viewerMutes
        largePhotoUrl: photoUrl(width: 256)
        photoSrcSet
        ...FollowButton_user
        ...FollowsYou_user
        ...MemberMenuItems_user
        ...ShareProfile_user
      }
    `,
    userRef,
  )
  return (
    <section
      aria-label={`About ${isolate(user.fullName)}`}
      className={cardClass({ isEdgeToEdge: true }, styles.header)}
    >
      <Cover>{children}</Cover>
      <div className={styles.about}>
        <div className={styles.top}>
          <Avatar src={user.largePhotoUrl} srcSet={user.photoSrcSet} size={96} className={styles.photo} />
          {!user.isViewer && (
            <Menu>
              <MemberMenuItems user={user} />
            </Menu>
          )}
        </div>
        <h2 dir="auto" className={styles.name}>
          <bdi>{user.fullName}</bdi>
        </h2>
        <p className={styles.username}>
          @{user.username} <FollowsYou user={user} />
          {user.viewerMutes && <span className={styles.muted}>Muted</span>}
        </p>
        {user.bio && (
          <p dir="auto" className={styles.bio}>
            {user.bio}
          </p>
        )}
        <p className={styles.joined}>
          <CalendarDays aria-hidden="true" />
          {joinedLabel(new Date(user.createdAt))}
        </p>
        <ul className={styles.counts}>
          <li>
            <Count count={user.postCount} noun="post" />
          </li>
          <li>
            <Link to={paths.followers(user.databaseId)}>
              <Count count={user.followerCount} noun="follower" />
            </Link>
          </li>
          <li>
            <Link to={paths.following(user.databaseId)}>
              <Count count={user.followingCount} noun="following" plural="following" />
            </Link>
          </li>
          <li>
            <Count count={user.likeCount} noun="like" />
          </li>
        </ul>
        <div className={styles.actions}>
          {user.isViewer ? (
            <ButtonLink to={paths.editProfile} variant="secondary">
              Edit profile
            </ButtonLink>
          ) : (
            !user.viewerBlocks && <FollowButton user={user} />
          )}
          <ShareProfile user={user} />
        </div>
      </div>
    </section>
  )
}

type CountProps = { count: number; noun: string; plural?: string }

/** A number above its noun. */
function Count({ count, noun, plural = `${noun}s` }: CountProps) {
  return (
    <span className={styles.count}>
      <strong>{compact(count)}</strong> {count === 1 ? noun : plural}
    </span>
  )
}

/** "Joined Mon YYYY". */
function joinedLabel(moment: Date): string {
  return `Joined ${shortMonthName(moment.getMonth())} ${moment.getFullYear()}`
}
