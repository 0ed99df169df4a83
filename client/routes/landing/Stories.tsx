import { MemeCard, type MemeCardContent } from './MemeCard.tsx'
import { stories } from '#client/features/site/sample-data.ts'
import { classNames } from '#client/ui/class-names.ts'
import styles from './Stories.module.css'

/** Posts, or sample stories if there are none. */
export function Stories({ posts }: { posts: readonly MemeCardContent[] }) {
  return (
    <section aria-labelledby="stories-title" className={styles.stories}>
      <h2 id="stories-title" className={styles.title}>
        Laughing right now
      </h2>
      {posts.length > 0 ? (
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.to}>
              <MemeCard {...post} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.list}>
          {stories.map(({ id, name, avatar, viewed }) => (
            <li key={id} className={styles.story}>
              <span className={classNames(styles.ring, viewed && styles.viewed)}>
                <img src={avatar} alt="" width="64" height="64" className={styles.avatar} />
              </span>
              <span className={styles.name}>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
