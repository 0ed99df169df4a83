import ImagePlus from 'lucide-react/icons/image-plus'
import Square from 'lucide-react/icons/square'
import { useRef } from 'react'
import type { usePopularTemplates_query$key } from '#client/__generated__/usePopularTemplates_query.graphql.ts'
import { holdKeyboard } from '#client/ui/browser/hold-keyboard.ts'
import { FilePicker } from '#client/ui/FilePicker.tsx'
import { IMAGE_TYPES } from '#rules/media-rules.ts'
import { DraftCard } from './DraftCard.tsx'
import { useEditor } from './editor-context.ts'
import { blankDocument, documentOfTemplate, type EditorDocument } from './editor-document.ts'
import styles from './StartScreen.module.css'
import { TemplatePicker } from './TemplatePicker.tsx'

type StartScreenProps = {
  templates: usePopularTemplates_query$key
  /** The picture becomes the background. */
  onStart: (document: EditorDocument, picture?: File) => void
}

/** The gallery: the draft, and the backgrounds for a new meme. */
export function StartScreen({ templates, onStart }: StartScreenProps) {
  const { isReplaceable } = useEditor()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.start}>
      {!isReplaceable && <DraftCard />}
      <div className={styles.own}>
        <button type="button" className={styles.choice} onClick={() => picker.current?.click()}>
          <ImagePlus aria-hidden="true" />
          Your picture
        </button>
        <button type="button" className={styles.choice} onClick={() => onStart(blankDocument)}>
          <Square aria-hidden="true" />
          Blank canvas
        </button>
        <FilePicker
          ref={picker}
          label="Picture to start with"
          types={IMAGE_TYPES}
          onChoose={(file) => onStart(blankDocument, file)}
        />
      </div>
      <h2 className={styles.heading}>Templates</h2>
      <TemplatePicker
        query={templates}
        onChoose={(template) => {
          if (isReplaceable) holdKeyboard()
          onStart(documentOfTemplate(template))
        }}
      />
    </div>
  )
}
