import Check from 'lucide-react/icons/check'
import styles from './TagTile.module.css'

export type TagPicture = { name: string; url: string }

type TagTileProps = TagPicture & { isChosen: boolean; onToggle: () => void }

export function TagTile({ name, url, isChosen, onToggle }: TagTileProps) {
  return (
    <button type="button" className={styles.tile} aria-pressed={isChosen} onClick={onToggle}>
      <img src={url} alt="" decoding="async" className={styles.picture} />
      <span className={styles.name}>
        <bdi>#{name}</bdi>
      </span>
      {isChosen && (
        <span className={styles.check}>
          <Check aria-hidden="true" size={18} strokeWidth={3} />
        </span>
      )}
    </button>
  )
}
