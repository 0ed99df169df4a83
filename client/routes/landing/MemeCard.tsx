import { SpriteIcon } from '#client/ui/SpriteIcon.tsx'
import styles from './MemeCard.module.css'

type MemeCardProps = { picture: string; caption: string; likes: string }

/** A decorative sample post. */
export function MemeCard({ picture, caption, likes }: MemeCardProps) {
  return (
    <figure className={styles.card}>
      <img src={picture} width="480" height="360" alt="" className={styles.picture} />
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.votes}>
        <span className={styles.liked}>
          <SpriteIcon name="laugh" size={18} /> {likes}
        </span>
        <span className={styles.vote}>
          <SpriteIcon name="thumbs-down" size={18} />
        </span>
      </div>
    </figure>
  )
}
