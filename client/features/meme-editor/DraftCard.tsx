import styles from './DraftCard.module.css'
import { useEditor } from './editor-context.ts'
import { MemePicture } from './MemePicture.tsx'

/** Opens the draft in the editor. */
export function DraftCard() {
  const { document, assets, resume } = useEditor()
  return (
    <button type="button" className={styles.card} onClick={resume}>
      <span className={styles.picture} style={{ aspectRatio: `${document.width} / ${document.height}` }}>
        <MemePicture document={document} assets={assets} />
      </span>
      <span className={styles.words}>
        <strong>Continue your draft</strong>
        <span className={styles.hint}>Saved on this device</span>
      </span>
    </button>
  )
}
