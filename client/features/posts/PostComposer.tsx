import { ImagePlus } from 'lucide-react'
import { useRef, useState, type DragEvent, type SubmitEvent } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostComposer_user$key } from '#client/__generated__/PostComposer_user.graphql.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { IMAGE_TYPES } from '#rules/media-rules.ts'
import { CharacterCount } from './CharacterCount.tsx'
import { GrowingTextArea } from './GrowingTextArea.tsx'
import { PictureDraft } from './PictureDraft.tsx'
import styles from './PostComposer.module.css'
import { usePostDraft } from './usePostDraft.ts'

type PostComposerProps = {
  user: PostComposer_user$key | null | undefined
  /** A card above the feed, or a screen of its own. */
  variant: 'card' | 'screen'
}

export function PostComposer({ user: userRef, variant }: PostComposerProps) {
  const user = useFragment(
    graphql`
      fragment PostComposer_user on User {
        photoUrl(width: 128)
      }
    `,
    userRef,
  )
  const composer = usePostDraft()
  const { draft, errors, refusedFile, failure, isPosting } = composer
  const [isDropTarget, setDropTarget] = useState(false)
  const picker = useRef<HTMLInputElement>(null)

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void composer.submit()
  }
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDropTarget(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setDropTarget(false)
    composer.attach(event.dataTransfer.files[0])
  }

  const actions = (
    <div className={styles.actions}>
      <IconButton label="Add a picture" disabled={isPosting} onClick={() => picker.current?.click()}>
        <ImagePlus aria-hidden="true" />
      </IconButton>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Picture file"
        accept={IMAGE_TYPES.join(',')}
        onChange={({ target }) => {
          composer.attach(target.files?.[0])
          // So that choosing the same file again is a choice.
          target.value = ''
        }}
      />
      <CharacterCount count={composer.length} />
      <Button type="submit" busy={isPosting} disabled={!composer.canSubmit && !isPosting}>
        {isPosting ? 'Posting...' : 'Post'}
      </Button>
    </div>
  )

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a short cut of the picker
    <form
      aria-label="New post"
      className={classNames(styles.form, styles[variant], isDropTarget && styles.dropTarget)}
      onSubmit={onSubmit}
      onDragOver={onDragOver}
      onDragLeave={() => setDropTarget(false)}
      onDrop={onDrop}
    >
      {variant === 'screen' && actions}
      <div className={styles.writing}>
        <Avatar src={user?.photoUrl} size={44} />
        <GrowingTextArea
          label="Text of your post"
          placeholder="What made you laugh?"
          value={draft.text}
          isReadyToType={variant === 'screen'}
          isTooLong={composer.isTooLong}
          readOnly={isPosting}
          onChange={composer.write}
          onPasteFile={composer.attach}
          onSubmit={() => void composer.submit()}
        />
      </div>
      {draft.file && (
        <PictureDraft
          file={draft.file}
          altText={draft.altText}
          isLocked={isPosting}
          onDescribe={composer.describe}
          onRemove={composer.detach}
        />
      )}
      {refusedFile && (
        <Banner tone="error">
          {refusedFile}{' '}
          <button type="button" className={styles.dismiss} onClick={composer.dismissRefusal}>
            Dismiss
          </button>
        </Banner>
      )}
      {errors.map((error) => (
        <Banner key={error} tone="error">
          {error}
        </Banner>
      ))}
      {failure && <Banner tone="error">{failure}</Banner>}
      {variant === 'card' && actions}
    </form>
  )
}
