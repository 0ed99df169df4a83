import { Checkbox } from '#client/ui/Checkbox.tsx'
import type { MemeText } from '#rules/memes/document.ts'
import { facesOf } from '#rules/memes/render/faces.ts'
import { measureText } from '#rules/memes/render/render-meme.ts'
import { ColorChoice } from './ColorChoice.tsx'
import { useEditor } from './editor-context.ts'
import styles from './LayerPanel.module.css'
import { Slider } from './Slider.tsx'
import { AlignmentChoice, CapitalsChoice, FontChoice, LookChoice } from './TextChoices.tsx'

/** All settings of a text. */
export function TextStyle({ id, text }: { id: string; text: MemeText }) {
  const { document, assets, setText } = useEditor()
  /** The size that the text has when it fits its box. */
  const fittedSize = () =>
    text.text && assets.fonts.has(facesOf(text.font)[0])
      ? measureText(text, document, assets).size / document.height
      : 0.1
  return (
    <>
      <FontChoice id={id} text={text} />
      <LookChoice id={id} text={text} />
      <ColorChoice
        label="Text color"
        value={text.color}
        onChange={(color) => setText(id, { color }, `color ${id}`)}
      />
      <ColorChoice
        label={(text.style ?? 'CLASSIC') === 'CLASSIC' ? 'Outline color' : 'Background color'}
        value={text.outline}
        onChange={(outline) => setText(id, { outline }, `outline ${id}`)}
      />
      <div className={styles.row}>
        <AlignmentChoice id={id} text={text} />
        <CapitalsChoice id={id} text={text} />
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
