import { memeCharactersMissing } from './messages.ts'
import { useEditor } from './editor-context.ts'
import styles from './EditorCanvas.module.css'

/** Lists the characters that are drawn as boxes. Without any, an empty status stays, because screen readers announce its changes. */
export function MissingCharacters() {
  const { missingCharacters } = useEditor()
  return (
    <p role="status" className={styles.missing}>
      {missingCharacters.length > 0 && memeCharactersMissing(missingCharacters)}
    </p>
  )
}
