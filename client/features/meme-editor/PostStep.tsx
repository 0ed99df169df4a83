import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { AltTextField } from '#client/features/composer/AltTextField.tsx'
import { GroupChoice } from '#client/features/composer/GroupChoice.tsx'
import { SENSITIVE_LABEL } from '#client/features/composer/sensitive-label.ts'
import { altTextError, draftLength } from '#client/features/drafts/draft-rules.ts'
import { FieldSuggestions } from '#client/features/suggestions/FieldSuggestions.tsx'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CharacterCount } from '#client/ui/CharacterCount.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { TextAreaField } from '#client/ui/TextAreaField.tsx'
import { useObservable } from '#client/ui/browser/observable.ts'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { altTextOf } from '#rules/memes/meme-text.ts'
import {
  memeCharactersMissing,
  memeEmpty,
  memeForVisitors,
  memeRemixSensitive,
  memeSourcesVisible,
} from './messages.ts'
import { imageKeysOf, toMemeDocument, type EditorDocument } from './editor-document.ts'
import { useEditor } from './editor-context.ts'
import { drawPicture } from './export-picture.ts'
import { findTemplate } from './template-files.ts'
import styles from './PostStep.module.css'
import type { MemePosting } from './usePostMeme.ts'

type PostStepProps = { posting: MemePosting; isVisitor: boolean; onClose: () => void; onPost: () => void }

/** The text of the post, the description of the picture and who may remix it, with a preview. */
export function PostStep({ posting, isVisitor, onClose, onPost }: PostStepProps) {
  const editor = useEditor()
  const area = useRef<HTMLTextAreaElement>(null)
  const { document, fields, draft, missingCharacters } = editor
  const { failure, isPosting, isTooLong } = posting
  const generated = generatedAltText(document)
  const altText = fields.altText ?? generated
  const isEmpty = 'color' in document.background && toMemeDocument(document).layers.length === 0
  const hasPictures = imageKeysOf(document).length > 0
  const isRemixSensitive = fields.remixOf?.isSensitive ?? false
  const label = isPosting ? 'Posting...' : 'Post'
  const isBlocked = isEmpty || isTooLong || altTextError(altText) !== undefined

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBlocked) onPost()
  }
  return (
    <Dialog open title="Post your meme" onClose={() => !isPosting && onClose()}>
      <form className={styles.form} onSubmit={onSubmit}>
        <Preview />
        {missingCharacters.length > 0 && (
          <Banner tone="info">{memeCharactersMissing(missingCharacters)}</Banner>
        )}
        {fields.remixOf && <p className={styles.credit}>Remixed from {fields.remixOf.author}</p>}
        <TextAreaField
          ref={area}
          label="Text (optional)"
          placeholder="What made you laugh?"
          rows={2}
          dir="auto"
          value={fields.text}
          readOnly={isPosting}
          onChange={({ target }) => draft.change({ text: target.value })}
        />
        <FieldSuggestions field={area} />
        <CharacterCount count={draftLength(fields.text)} maximum={POST_TEXT_MAX} />
        <AltTextField
          value={altText}
          isLocked={isPosting}
          onChange={(typed) => draft.change({ altText: typed === generated ? null : typed })}
        />
        {!isVisitor && (
          <GroupChoice
            group={fields.group}
            isLocked={isPosting}
            onChange={(group) => draft.change({ group })}
          />
        )}
        <Checkbox
          label="Others may remix"
          checked={fields.isRemixable}
          onChange={({ target }) => draft.change({ isRemixable: target.checked })}
        />
        <Checkbox
          label={SENSITIVE_LABEL}
          checked={fields.isSensitive || isRemixSensitive}
          disabled={isPosting || isRemixSensitive}
          onChange={({ target }) => draft.change({ isSensitive: target.checked })}
        />
        {isRemixSensitive && <p className={styles.hint}>{memeRemixSensitive}</p>}
        {hasPictures && <p className={styles.hint}>{memeSourcesVisible}</p>}
        {isEmpty && <Banner tone="info">{memeEmpty}</Banner>}
        {isVisitor && <p className={styles.hint}>{memeForVisitors}</p>}
        {failure && <Banner tone="error">{failure}</Banner>}
        <div className={styles.actions}>
          <Button variant="secondary" disabled={isPosting} onClick={onClose}>
            Keep editing
          </Button>
          <Button type="submit" busy={isPosting} disabled={isBlocked}>
            {isVisitor ? 'Log in to post' : label}
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
  // The stored pictures of a restored draft arrive later.
  const { images: shown } = useObservable(images, images.get())
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let created: string | undefined
    let isCurrent = true
    void drawPicture(document, shown, 'png').then(
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
  }, [document, shown])
  const ratio = document.width / document.height
  return (
    <div className={styles.preview} style={{ aspectRatio: ratio, width: `${ratio * 30}dvh` }}>
      {url && <img src={url} alt="Your meme" className={styles.picture} />}
    </div>
  )
}
