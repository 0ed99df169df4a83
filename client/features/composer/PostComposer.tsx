import ImagePlus from 'lucide-react/icons/image-plus'
import Sparkles from 'lucide-react/icons/sparkles'
import { useRef, type ReactNode, type SubmitEvent } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostComposer_user$key } from '#client/__generated__/PostComposer_user.graphql.ts'
import { FieldSuggestions } from '#client/features/suggestions/FieldSuggestions.tsx'
import { paths } from '#client/paths.ts'
import { cardClass } from '#client/ui/card-look.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { CharacterCount } from '#client/ui/CharacterCount.tsx'
import { GrowingTextArea } from '#client/ui/GrowingTextArea.tsx'
import { AttachmentButtons } from './AttachmentButtons.tsx'
import styles from './PostComposer.module.css'
import { PostButton } from './PostButton.tsx'
import { useFileDrop } from './useFileDrop.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { useComposer } from './ComposerProvider.tsx'
// useCreatePost imports it when a post is sent, perhaps without a connection.
import './create-post.ts'

// Loads when the member begins a post, so that the feed stays small.
const PostDetails = lazyOptional(async () => (await import('./PostDetails.tsx')).PostDetails)

type PostComposerProps = {
  user: PostComposer_user$key | null | undefined
  /** A card above the feed, or the content of a screen. */
  variant: 'card' | 'screen'
  /** The id of the form, for a button outside of it. Without it, the form has a button. */
  id?: string | undefined
  /** Other things to post, which are shown until a file is attached. */
  children?: ReactNode
}

export function PostComposer({ user: userRef, variant, id, children }: PostComposerProps) {
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
      id={id}
      aria-label="New post"
      className={cardClass({ isEdgeToEdge: variant === 'screen' }, classNames(styles.form, styles[variant]))}
      onSubmit={(event) => void onSubmit(event)}
      {...drop}
    >
      {variant === 'screen' && !draft.file && (
        <>
          {children}
          <Button variant="secondary" disabled={isPosting} onClick={() => addButton.current?.click()}>
            <ImagePlus aria-hidden="true" />
            Photo or video
          </Button>
        </>
      )}
      <div className={styles.writing}>
        <Avatar src={user?.photoUrl} srcSet={user?.photoSrcSet} size={44} />
        <GrowingTextArea
          ref={area}
          label="Text of your post"
          placeholder="What made you laugh?"
          rows={variant === 'screen' && !draft.file ? 4 : 2}
          value={draft.text}
          // On phones the keyboard would cover the templates.
          focusOnMount={variant === 'screen' && id === undefined}
          isTooLong={composer.isTooLong}
          readOnly={isPosting}
          onChange={composer.setText}
          onTypedEarly={composer.append}
          onPasteFile={composer.attach}
          onSubmit={() => void composer.submit()}
        />
        <FieldSuggestions field={area} />
      </div>
      {(variant === 'screen' || draft.text || draft.file) && (
        <PostDetails onRemove={andMoveFocus(composer.removeAttachment)} />
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
        {variant === 'card' && (
          <ButtonLink to={paths.make} variant="secondary" className={styles.make}>
            <Sparkles aria-hidden="true" />
            Make a meme
          </ButtonLink>
        )}
        <CharacterCount count={composer.length} maximum={POST_TEXT_MAX} className={styles.count} />
        {id === undefined && <PostButton />}
      </div>
      {isOver && (
        <div aria-hidden="true" className={styles.dropTarget}>
          Drop your image or video here
        </div>
      )}
    </form>
  )
}
