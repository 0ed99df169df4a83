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
import { Menu } from '#client/ui/Menu.tsx'
import { shortMonthName } from '#client/ui/months.ts'
import { isolate } from '#rules/isolate.ts'
import { Cover } from './Cover.tsx'
import styles from './MemberHeader.module.css'

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
          {user.isViewer ? (
            <ButtonLink to={paths.editProfile} variant="secondary">
              Edit profile
            </ButtonLink>
          ) : (
            <div className={styles.actions}>
              {!user.viewerBlocks && <FollowButton user={user} />}
              <Menu>
                <MemberMenuItems user={user} />
              </Menu>
            </div>
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
        <ul className={styles.facts}>
          <li>
            <Link to={paths.followers(user.databaseId)} className={styles.count}>
              <strong>{user.followerCount}</strong> {user.followerCount === 1 ? 'follower' : 'followers'}
            </Link>
          </li>
          <li>
            <Link to={paths.following(user.databaseId)} className={styles.count}>
              <strong>{user.followingCount}</strong> following
            </Link>
          </li>
          <li>
            <strong>{user.postCount}</strong> {user.postCount === 1 ? 'post' : 'posts'}
          </li>
          <li>
            <strong>{user.likeCount}</strong> {user.likeCount === 1 ? 'like' : 'likes'}
          </li>
          <li className={styles.joined}>
            <CalendarDays aria-hidden="true" />
            {joinedLabel(new Date(user.createdAt))}
          </li>
        </ul>
      </div>
    </section>
  )
}

/** "Joined Mon YYYY". */
function joinedLabel(moment: Date): string {
  return `Joined ${shortMonthName(moment.getMonth())} ${moment.getFullYear()}`
}
