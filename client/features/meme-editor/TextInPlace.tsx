import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { isMemeTextTooLong } from '#rules/memes/normalize-meme-text.ts'
import type { MemeText } from '#rules/memes/document.ts'
import { MEME_TEXT_MAX } from '#rules/memes/limits.ts'
import styles from './CanvasOverlay.module.css'
import { useEditor } from './editor-context.ts'
import type { EditorLayer } from './editor-document.ts'
import { focusLayer } from './focus-layer.ts'
import { boxOf } from './geometry.ts'
import { useInPlaceFont } from './useInPlaceFont.ts'
import { overlayStyle, type Projection } from './view.ts'

type TextInPlaceProps = { layer: EditorLayer; text: MemeText; projection: Projection }

/** A text area over the box of a text, in nearly the same font and size. */
export function TextInPlace({ layer, text, projection }: TextInPlaceProps) {
  const { document, ratioOf, setText, stopEditing, announce, assets } = useEditor()
  const area = useRef<HTMLTextAreaElement>(null)
  const placeholder = layer.placeholder ?? 'Your text'
  const font = useInPlaceFont({ ...text, text: text.text || placeholder }, document, assets)

  useLayoutEffect(() => {
    area.current?.focus({ preventScroll: true })
    area.current?.setSelectionRange(0, area.current.value.length)
  }, [])
  useLayoutEffect(() => {
    if (!area.current) return
    area.current.style.height = 'auto'
    area.current.style.height = `${area.current.scrollHeight}px`
  })

  const onChange = (typed: string) => {
    if (isMemeTextTooLong(typed)) announce(`A text can have at most ${MEME_TEXT_MAX} characters`)
    else setText(layer.id, { text: typed }, `text ${layer.id}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    if (!isDone || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    stopEditing()
    focusLayer(layer.id)
  }
  const fontSize = font.size * projection.scale
  return (
    <div className={styles.textBox} style={overlayStyle(boxOf(layer.content, document, ratioOf), projection)}>
      <textarea
        ref={area}
        rows={1}
        dir="auto"
        aria-label="Text of the meme"
        placeholder={placeholder}
        value={text.text}
        autoComplete="off"
        className={styles.textArea}
        style={{
          fontFamily: font.family,
          fontSize,
          lineHeight: font.lineHeight,
          color: text.color,
          textAlign: text.align === 'LEFT' ? 'left' : text.align === 'RIGHT' ? 'right' : 'center',
          textTransform: text.isUppercase ? 'uppercase' : undefined,
          ...(text.style === undefined || text.style === 'CLASSIC'
            ? { WebkitTextStroke: `${fontSize * font.outline}px ${text.outline}` }
            : { backgroundColor: text.outline }),
        }}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        onBlur={stopEditing}
      />
    </div>
  )
}
