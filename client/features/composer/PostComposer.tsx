import { useRef, type SubmitEvent } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { PostComposer_user$key } from '#client/__generated__/PostComposer_user.graphql.ts'
import { paths } from '#client/paths.ts'
import { cardClass } from '#client/ui/card-look.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { CharacterCount } from '#client/ui/CharacterCount.tsx'
import { GrowingTextArea } from '#client/ui/GrowingTextArea.tsx'
import { AttachmentButtons } from './AttachmentButtons.tsx'
import styles from './PostComposer.module.css'
import { useFileDrop } from './useFileDrop.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { useComposer } from './ComposerProvider.tsx'

// Both load with the first attachment, so that the feed stays small.
const AttachmentPreview = lazyOptional(
  async () => (await import('./AttachmentPreview.tsx')).AttachmentPreview,
)
const LookalikeNotice = lazyOptional(
  async () => (await import('#client/features/reposts/LookalikeNotice.tsx')).LookalikeNotice,
)

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
        photoSrcSet
      }
    `,
    userRef,
  )
  const composer = useComposer()
  const { draft, errors, refusedFile, failure, isBusy: isPosting } = composer
  const { isOver, ...drop } = useFileDrop(composer.attach)
  const area = useRef<HTMLTextAreaElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    // The button is disabled after posting and cannot keep the focus.
    if (await composer.submit()) area.current?.focus()
  }
  /** The pressed button is removed, so the focus moves to the nearest one that stays. */
  const andMoveFocus = (action: () => void) => () => {
    action()
    addButton.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a shortcut for the file picker
    <form
      aria-label="New post"
      className={cardClass({ isEdgeToEdge: variant === 'screen' }, classNames(styles.form, styles[variant]))}
      onSubmit={(event) => void onSubmit(event)}
      {...drop}
    >
      <div className={styles.writing}>
        <Avatar src={user?.photoUrl} srcSet={user?.photoSrcSet} size={44} />
        <GrowingTextArea
          ref={area}
          label="Text of your post"
          placeholder="What made you laugh?"
          rows={variant === 'screen' && !draft.file ? 5 : 2}
          value={draft.text}
          focusOnMount={variant === 'screen'}
          isTooLong={composer.isTooLong}
          readOnly={isPosting}
          onChange={composer.setText}
          onTypedEarly={composer.append}
          onPasteFile={composer.attach}
          onSubmit={() => void composer.submit()}
        />
      </div>
      {draft.file && (
        <AttachmentPreview
          file={draft.file}
          media={draft.media}
          upload={draft.upload}
          altText={draft.altText}
          isLocked={isPosting}
          onAltTextChange={composer.setAltText}
          onRetry={composer.retryUpload}
          onRemove={andMoveFocus(composer.removeAttachment)}
        />
      )}
      {draft.media && (
        <LookalikeNotice
          mediaId={draft.media.id}
          creditPostId={draft.creditPostId}
          isLocked={isPosting}
          onCredit={composer.setCredit}
        />
      )}
      {refusedFile && (
        <Banner tone="error">
          {refusedFile}{' '}
          <Button variant="link" onClick={andMoveFocus(composer.dismissRefusal)}>
            Dismiss
          </Button>
        </Banner>
      )}
      {[...errors, failure].map(
        (message) =>
          message && (
            <Banner key={message} tone="error">
              {message}
            </Banner>
          ),
      )}
      <div className={styles.actions}>
        <AttachmentButtons ref={addButton} isLocked={isPosting} onChoose={composer.attach} />
        <Link to={paths.make} className={styles.make}>
          Make a meme
        </Link>
        <CharacterCount count={composer.length} maximum={POST_TEXT_MAX} className={styles.count} />
        <Button
          type="submit"
          busy={isPosting}
          disabled={!composer.canSubmit && !isPosting}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          className={styles.submit}
        >
          {isPosting ? 'Posting...' : 'Post'}
        </Button>
      </div>
      {isOver && (
        <div aria-hidden="true" className={styles.dropTarget}>
          Drop your image or video here
        </div>
      )}
    </form>
  )
}
