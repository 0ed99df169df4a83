import { useRef } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { FilePicker } from '#client/ui/FilePicker.tsx'
import { IMAGE_TYPES } from '#rules/media-rules.ts'
import { ColorChoice } from './ColorChoice.tsx'
import { useEditor } from './editor-context.ts'
import styles from './Panel.module.css'
import { PicturePanel } from './PicturePanel.tsx'
import { pictureUrl } from './picture-url.ts'
import { SizeChoice } from './SizeChoice.tsx'

/** The background and the size of the canvas. */
export function CanvasPanel({ onRefused }: { onRefused: (message: string | undefined) => void }) {
  const { document, images, setBackground, setBackgroundImage, adjustBackground } = useEditor()
  const picker = useRef<HTMLInputElement>(null)
  const { background, width, height } = document
  const choose = async (file: File) => onRefused(await setBackgroundImage(file))
  return (
    <div className={styles.sections}>
      <section>
        <h3 className={styles.heading}>Size</h3>
        <SizeChoice />
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
      {!('color' in background) && (
        <PicturePanel
          url={pictureUrl(background, images.get().images)}
          adjustments={document.backgroundAdjustments}
          onChange={adjustBackground}
        />
      )}
      <FilePicker
        ref={picker}
        label="Background picture"
        types={IMAGE_TYPES}
        onChoose={(file) => void choose(file)}
      />
    </div>
  )
}
