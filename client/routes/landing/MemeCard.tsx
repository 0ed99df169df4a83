import { Link } from 'react-router-dom'
import { classNames } from '#client/ui/class-names.ts'
import { SpriteIcon } from '#client/ui/SpriteIcon.tsx'
import styles from './MemeCard.module.css'

export type MemeCardContent = {
  picture: string
  caption: string
  likes: string
  /** The alternative text. Drawn samples are decorative. */
  altText?: string
  /** The path of the post. Drawn samples have none. */
  to?: string
}

/** A post on the pages without data. The whole card is a link. */
export function MemeCard({ picture, altText = '', caption, likes, to }: MemeCardContent) {
  return (
    <figure className={classNames(styles.card, to && styles.post)}>
      <img src={picture} width="480" height="360" alt={altText} className={styles.picture} />
      <figcaption className={styles.caption}>
        {to ? (
          <Link to={to} className={styles.link}>
            {caption}
          </Link>
        ) : (
          caption
        )}
      </figcaption>
      <div className={styles.votes}>
        <span className={styles.liked}>
          <SpriteIcon name="laugh" size={18} /> {likes}
        </span>
        {!to && (
          <span className={styles.vote}>
            <SpriteIcon name="thumbs-down" size={18} />
          </span>
        )}
      </div>
    </figure>
  )
}
