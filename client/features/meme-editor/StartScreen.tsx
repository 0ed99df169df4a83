import ImagePlus from 'lucide-react/icons/image-plus'
import Square from 'lucide-react/icons/square'
import { useRef } from 'react'
import { FilePicker } from '#client/ui/FilePicker.tsx'
import { IMAGE_TYPES } from '#rules/media-rules.ts'
import { useEditor } from './editor-context.ts'
import { blankDocument, documentOfTemplate } from './editor-document.ts'
import styles from './StartScreen.module.css'
import { TemplatePicker } from './TemplatePicker.tsx'

/** The choice of a background for a new meme: a template, a picture or a blank canvas. */
export function StartScreen({ onRefused }: { onRefused: (message: string | undefined) => void }) {
  const { open, setBackgroundImage } = useEditor()
  const picker = useRef<HTMLInputElement>(null)
  const start = async (file: File) => {
    open(blankDocument)
    onRefused(await setBackgroundImage(file))
  }
  return (
    <div className={styles.start}>
      <div className={styles.own}>
        <button type="button" className={styles.choice} onClick={() => picker.current?.click()}>
          <ImagePlus aria-hidden="true" />
          Your picture
        </button>
        <button type="button" className={styles.choice} onClick={() => open(blankDocument)}>
          <Square aria-hidden="true" />
          Blank canvas
        </button>
        <FilePicker
          ref={picker}
          label="Picture to start with"
          types={IMAGE_TYPES}
          onChoose={(file) => void start(file)}
        />
      </div>
      <TemplatePicker onChoose={(template) => open(documentOfTemplate(template))} />
    </div>
  )
}
