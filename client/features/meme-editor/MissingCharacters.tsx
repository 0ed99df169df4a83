import { useMemo } from 'react'
import { memeCharactersMissing } from './messages.ts'
import { useEditor } from './editor-context.ts'
import styles from './EditorCanvas.module.css'
import { missingCharactersOf } from './render-layer.ts'

/** Lists the characters that are drawn as boxes. Without any, an empty status stays, because screen readers announce its changes. */
export function MissingCharacters() {
  const { document, assets } = useEditor()
  const missing = useMemo(() => missingCharactersOf(document, assets), [document, assets])
  return (
    <p role="status" className={styles.missing}>
      {missing.length > 0 && memeCharactersMissing(missing)}
    </p>
  )
}
