import AArrowDown from 'lucide-react/icons/a-arrow-down'
import AArrowUp from 'lucide-react/icons/a-arrow-up'
import type { SyntheticEvent } from 'react'
import { IconButton } from '#client/ui/IconButton.tsx'
import { MEME_FONT_SIZE_MAX } from '#rules/memes/limits.ts'
import { facesOf } from '#rules/memes/render/faces.ts'
import { measureText } from '#rules/memes/render/render-meme.ts'
import { ColorChoice } from './ColorChoice.tsx'
import { useEditor } from './editor-context.ts'
import { AlignmentChoice, CapitalsChoice, FontChoice, LookChoice } from './TextChoices.tsx'
import styles from './TypingBar.module.css'

const SIZE_STEP = 1.15
const SIZE_MIN = 0.01

/** The settings of the text that is typed, above the keyboard of a phone. Wide windows show them in their panel. */
export function TypingBar() {
  const { document, assets, selected, editedId, setText } = useEditor()
  if (!selected || editedId === null || !('text' in selected.content)) return null
  const { id } = selected
  const { text } = selected.content
  const resize = (factor: number) => {
    const isFitted = text.size === null && text.text !== '' && assets.fonts.has(facesOf(text.font)[0])
    const size = isFitted ? measureText(text, document, assets).size / document.height : (text.size ?? 0.1)
    setText(id, { size: Math.min(Math.max(size * factor, SIZE_MIN), MEME_FONT_SIZE_MAX) }, `size ${id}`)
  }
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label="Style of the text"
      className={styles.bar}
      onPointerDown={keepKeyboard}
      onMouseDown={keepKeyboard}
    >
      <LookChoice id={id} text={text} />
      <FontChoice id={id} text={text} />
      <div className={styles.group}>
        <IconButton label="Smaller" onClick={() => resize(1 / SIZE_STEP)}>
          <AArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton label="Larger" onClick={() => resize(SIZE_STEP)}>
          <AArrowUp aria-hidden="true" />
        </IconButton>
      </div>
      <ColorChoice
        label="Text color"
        isLabelHidden
        value={text.color}
        onChange={(color) => setText(id, { color }, `color ${id}`)}
      />
      <ColorChoice
        label={(text.style ?? 'CLASSIC') === 'CLASSIC' ? 'Outline color' : 'Background color'}
        isLabelHidden
        value={text.outline}
        onChange={(outline) => setText(id, { outline }, `outline ${id}`)}
      />
      <AlignmentChoice id={id} text={text} />
      <CapitalsChoice id={id} text={text} />
    </div>
  )
}

/** The focus stays in the text, so the keyboard stays open. */
function keepKeyboard(event: SyntheticEvent) {
  event.preventDefault()
}
