import AlignCenter from 'lucide-react/icons/text-align-center'
import AlignRight from 'lucide-react/icons/text-align-end'
import AlignLeft from 'lucide-react/icons/text-align-start'
import CaseUpper from 'lucide-react/icons/case-upper'
import { useEffect } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import type { MemeText } from '#rules/memes/document.ts'
import { useEditor } from './editor-context.ts'
import styles from './LayerPanel.module.css'
import { cssFamily, loadCssFont } from './useInPlaceFont.ts'

type TextChoiceProps = { id: string; text: MemeText }

const FONTS = [
  { font: 'IMPACT', label: 'Bold' },
  { font: 'COMIC', label: 'Comic' },
  { font: 'CLEAN', label: 'Clean' },
  { font: 'MONO', label: 'Mono' },
] as const

export function FontChoice({ id, text }: TextChoiceProps) {
  const { setText } = useEditor()
  useEffect(() => FONTS.forEach(({ font }) => loadCssFont(font)), [])
  return (
    <div role="group" aria-label="Font" className={styles.row}>
      {FONTS.map(({ font, label }) => (
        <button
          key={font}
          type="button"
          aria-pressed={font === text.font}
          className={classNames(styles.chip, font === text.font && styles.chosen)}
          style={{ fontFamily: cssFamily(font) }}
          onClick={() => setText(id, { font })}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

const LOOKS = [
  { style: 'CLASSIC', label: 'Classic' },
  { style: 'BAR', label: 'Bar' },
  { style: 'LABEL', label: 'Label' },
  { style: 'BUBBLE', label: 'Bubble' },
] as const

export function LookChoice({ id, text: { style = 'CLASSIC' } }: TextChoiceProps) {
  const { setText } = useEditor()
  return (
    <div role="group" aria-label="Style" className={styles.row}>
      {LOOKS.map((look) => (
        <button
          key={look.style}
          type="button"
          aria-pressed={look.style === style}
          className={classNames(styles.chip, look.style === style && styles.chosen)}
          onClick={() => setText(id, { style: look.style })}
        >
          {look.label}
        </button>
      ))}
    </div>
  )
}

const ALIGNMENTS = [
  { value: 'LEFT', label: 'Left', icon: AlignLeft },
  { value: 'CENTER', label: 'Center', icon: AlignCenter },
  { value: 'RIGHT', label: 'Right', icon: AlignRight },
] as const

export function AlignmentChoice({ id, text }: TextChoiceProps) {
  const { setText } = useEditor()
  return (
    <div role="group" aria-label="Alignment" className={styles.segments}>
      {ALIGNMENTS.map(({ value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={value === text.align}
          className={classNames(styles.segment, value === text.align && styles.chosen)}
          onClick={() => setText(id, { align: value })}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}

export function CapitalsChoice({ id, text }: TextChoiceProps) {
  const { setText } = useEditor()
  return (
    <button
      type="button"
      aria-label="Capital letters"
      title="Capital letters"
      aria-pressed={text.isUppercase}
      className={classNames(styles.segment, text.isUppercase && styles.chosen)}
      onClick={() => setText(id, { isUppercase: !text.isUppercase })}
    >
      <CaseUpper aria-hidden="true" />
    </button>
  )
}
