import AlignCenter from 'lucide-react/icons/text-align-center'
import AlignRight from 'lucide-react/icons/text-align-end'
import AlignLeft from 'lucide-react/icons/text-align-start'
import CaseUpper from 'lucide-react/icons/case-upper'
import { useEffect } from 'react'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { classNames } from '#client/ui/class-names.ts'
import type { MemeText } from '#rules/memes/document.ts'
import { facesOf } from '#rules/memes/render/faces.ts'
import { measureText } from '#rules/memes/render/render-meme.ts'
import { ColorChoice } from './ColorChoice.tsx'
import { useEditor } from './editor-context.ts'
import styles from './LayerPanel.module.css'
import { Slider } from './Slider.tsx'
import { cssFamily, loadCssFont } from './useInPlaceFont.ts'

const FONTS = [
  { font: 'IMPACT', label: 'Bold' },
  { font: 'COMIC', label: 'Comic' },
  { font: 'CLEAN', label: 'Clean' },
  { font: 'MONO', label: 'Mono' },
] as const
const ALIGNMENTS = [
  { value: 'LEFT', label: 'Left', icon: AlignLeft },
  { value: 'CENTER', label: 'Center', icon: AlignCenter },
  { value: 'RIGHT', label: 'Right', icon: AlignRight },
] as const

export function TextStyle({ id, text }: { id: string; text: MemeText }) {
  const { document, assets, setText } = useEditor()
  useEffect(() => FONTS.forEach(({ font }) => loadCssFont(font)), [])
  /** The size that the text has when it fits its box. */
  const fittedSize = () =>
    text.text && assets.fonts.has(facesOf(text.font)[0])
      ? measureText(text, document, assets).size / document.height
      : 0.1
  return (
    <>
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
      <ColorChoice
        label="Text color"
        value={text.color}
        onChange={(color) => setText(id, { color }, `color ${id}`)}
      />
      <ColorChoice
        label="Outline color"
        value={text.outline}
        onChange={(outline) => setText(id, { outline }, `outline ${id}`)}
      />
      <div className={styles.row}>
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
        <Checkbox
          label="Fit size to box"
          checked={text.size === null}
          onChange={({ target }) => setText(id, { size: target.checked ? null : round(fittedSize()) })}
        />
      </div>
      {text.size !== null && (
        <Slider
          label="Size"
          min={1}
          max={60}
          step={0.5}
          unit="%"
          value={text.size * 100}
          onChange={(percent) => setText(id, { size: round(percent / 100) }, `size ${id}`)}
        />
      )}
    </>
  )
}

const round = (value: number) => Math.round(value * 10_000) / 10_000
