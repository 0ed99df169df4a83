import { MemeCard, type MemeCardContent } from './MemeCard.tsx'
import styles from './MemeCards.module.css'

const DRAWINGS: readonly MemeCardContent[] = [
  { picture: '/art/blanket.svg', caption: 'One last meme. At 2 a.m. At 3 a.m.', likes: '2.1K' },
  { picture: '/art/plant.svg', caption: 'Watered once. Thriving.', likes: '874' },
  { picture: '/art/toast.svg', caption: 'Me, four minutes before the alarm', likes: '1.3K' },
]

/** Three tilted posts, which are drawn samples unless `posts` has some. */
export function MemeCards({ posts }: { posts?: readonly MemeCardContent[] }) {
  const hasPosts = posts !== undefined && posts.length > 0
  return (
    <div className={styles.cards} aria-hidden={!hasPosts}>
      {(hasPosts ? posts : DRAWINGS).map((card) => (
        <div key={card.picture}>
          <MemeCard {...card} />
        </div>
      ))}
    </div>
  )
}
