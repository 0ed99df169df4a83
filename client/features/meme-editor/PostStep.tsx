import { useEffect, useState, type SubmitEvent } from 'react'
import { AltTextField } from '#client/features/composer/AltTextField.tsx'
import { altTextError, draftLength } from '#client/features/drafts/draft-rules.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CharacterCount } from '#client/ui/CharacterCount.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { TextAreaField } from '#client/ui/TextAreaField.tsx'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { altTextOf } from '#rules/memes/meme-text.ts'
import { memeEmpty, memeSourcesVisible } from './messages.ts'
import { imageKeysOf, toMemeDocument, type EditorDocument } from './editor-document.ts'
import { useEditor } from './editor-context.ts'
import { drawPicture } from './export-picture.ts'
import { findTemplate } from './meme-files.ts'
import styles from './PostStep.module.css'
import { usePostMeme } from './usePostMeme.ts'

type PostStepProps = { authorId: string; onClose: () => void; onPosted: () => void }

/** The last step: the text of the post and the description of the picture. */
export function PostStep({ authorId, onClose, onPosted }: PostStepProps) {
  const editor = useEditor()
  const { document, fields, draft } = editor
  const { submit, failure, isPosting, isTooLong } = usePostMeme(editor, authorId)
  const generated = generatedAltText(document)
  const altText = fields.altText ?? generated
  const isEmpty = 'color' in document.background && toMemeDocument(document).layers.length === 0
  const hasPictures = imageKeysOf(document).length > 0
  const isBlocked = isEmpty || isTooLong || altTextError(altText) !== undefined

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBlocked && (await submit())) onPosted()
  }
  return (
    <Dialog open title="Post your meme" onClose={() => !isPosting && onClose()}>
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)}>
        <Preview />
        {fields.remixOf && <p className={styles.credit}>Remixed from {fields.remixOf.author}</p>}
        <TextAreaField
          label="Text (optional)"
          placeholder="What made you laugh?"
          rows={2}
          dir="auto"
          value={fields.text}
          readOnly={isPosting}
          onChange={({ target }) => draft.change({ text: target.value })}
        />
        <CharacterCount count={draftLength(fields.text)} maximum={POST_TEXT_MAX} />
        <AltTextField
          value={altText}
          isLocked={isPosting}
          onChange={(typed) => draft.change({ altText: typed === generated ? null : typed })}
        />
        <Checkbox
          label="Others may remix"
          checked={fields.isRemixable}
          onChange={({ target }) => draft.change({ isRemixable: target.checked })}
        />
        {hasPictures && <p className={styles.hint}>{memeSourcesVisible}</p>}
        {isEmpty && <Banner tone="info">{memeEmpty}</Banner>}
        {failure && <Banner tone="error">{failure}</Banner>}
        <div className={styles.actions}>
          <Button variant="secondary" disabled={isPosting} onClick={onClose}>
            Keep editing
          </Button>
          <Button type="submit" busy={isPosting} disabled={isBlocked}>
            {isPosting ? 'Posting...' : 'Post'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function generatedAltText(document: EditorDocument): string {
  const { background } = document
  const template = 'templateSlug' in background ? findTemplate(background.templateSlug) : undefined
  return altTextOf(toMemeDocument(document), template?.name)
}

/** The picture as it will be posted. */
function Preview() {
  const { document, images } = useEditor()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let created: string | undefined
    let isCurrent = true
    void drawPicture(document, images.get().images, 'png').then(
      (blob) => {
        if (!blob || !isCurrent) return
        created = URL.createObjectURL(blob)
        setUrl(created)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
      if (created) URL.revokeObjectURL(created)
    }
  }, [document, images])
  const ratio = document.width / document.height
  return (
    <div className={styles.preview} style={{ aspectRatio: ratio, width: `${ratio * 30}dvh` }}>
      {url && <img src={url} alt="Your meme" className={styles.picture} />}
    </div>
  )
}
