import { useRef } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { ChoiceGroup } from '#client/ui/ChoiceGroup.tsx'
import { FilePicker } from '#client/ui/FilePicker.tsx'
import { IMAGE_TYPES } from '#rules/media-rules.ts'
import { CANVAS_SIZES } from './canvas-size.ts'
import { ColorChoice } from './ColorChoice.tsx'
import { useEditor } from './editor-context.ts'
import styles from './Panel.module.css'

/** The background and the size of the canvas. */
export function CanvasPanel({ onRefused }: { onRefused: (message: string | undefined) => void }) {
  const { document, setBackground, setBackgroundImage, setSize } = useEditor()
  const picker = useRef<HTMLInputElement>(null)
  const { background, width, height } = document
  const sizes = CANVAS_SIZES.map((size) => ({ value: size, label: size.label }))
  const current = CANVAS_SIZES.find((size) => size.width === width && size.height === height)
  const choose = async (file: File) => onRefused(await setBackgroundImage(file))
  return (
    <div className={styles.sections}>
      <section>
        <h3 className={styles.heading}>Size</h3>
        <ChoiceGroup
          label="Size of the canvas"
          choices={sizes}
          current={current}
          onChange={setSizeOf(setSize)}
        />
        <p className={styles.note}>
          {width} × {height} pixels
        </p>
      </section>
      <ColorChoice
        label="Background color"
        value={'color' in background ? background.color : null}
        onChange={(color) => setBackground({ color }, 'background color')}
      />
      <Button variant="secondary" onClick={() => picker.current?.click()}>
        Use a picture as background
      </Button>
      <FilePicker
        ref={picker}
        label="Background picture"
        types={IMAGE_TYPES}
        onChoose={(file) => void choose(file)}
      />
    </div>
  )
}

type SizeChoice = (typeof CANVAS_SIZES)[number] | undefined

function setSizeOf(setSize: (size: { width: number; height: number }) => void) {
  return (size: SizeChoice) => {
    if (size) setSize(size)
  }
}
