import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { MemberSummary_user$key } from '#client/__generated__/MemberSummary_user.graphql.ts'
import { paths } from '#client/paths.ts'
import { cardClass } from '#client/ui/card-look.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Cover } from './Cover.tsx'
import styles from './MemberSummary.module.css'

/** A short version of the viewer's profile for the side column. */
export function MemberSummary({ user: userRef }: { user: MemberSummary_user$key }) {
  const user = useFragment(
    graphql`
      fragment MemberSummary_user on User {
        fullName
        username
        bio
        postCount
        likeCount
        photoUrl(width: 128)
        photoSrcSet
      }
    `,
    userRef,
  )
  return (
    <section aria-label="Your profile" className={cardClass({}, styles.card)}>
      <div className={styles.cover}>
        <Cover />
      </div>
      <Avatar src={user.photoUrl} srcSet={user.photoSrcSet} size={64} className={styles.photo} />
      <Link to={paths.ownProfile} dir="auto" className={styles.name}>
        <bdi>{user.fullName}</bdi>
      </Link>
      <p className={styles.muted}>@{user.username}</p>
      {user.bio && (
        <p dir="auto" className={styles.bio}>
          {user.bio}
        </p>
      )}
      <dl className={styles.counts}>
        <div>
          <dt>Posts</dt>
          <dd>{user.postCount}</dd>
        </div>
        <div>
          <dt>Likes</dt>
          <dd>{user.likeCount}</dd>
        </div>
      </dl>
    </section>
  )
}
