import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { AttachmentPreview } from './AttachmentPreview.tsx'
import { useComposer } from './ComposerProvider.tsx'
import { GroupChoice } from './GroupChoice.tsx'

const LookalikeNotice = lazyOptional(
  async () => (await import('#client/features/reposts/LookalikeNotice.tsx')).LookalikeNotice,
)

/** The file of a new post, with what there is to say and to choose about it, and the group. */
export function PostDetails({ onRemove }: { onRemove: () => void }) {
  const { draft, isBusy, change, ...composer } = useComposer()
  return (
    <>
      {draft.file && (
        <AttachmentPreview
          file={draft.file}
          media={draft.media}
          upload={draft.upload}
          altText={draft.altText}
          isSensitive={draft.isSensitive}
          isLocked={isBusy}
          onAltTextChange={composer.setAltText}
          onSensitiveChange={(isSensitive) => change({ isSensitive })}
          onRetry={composer.retryUpload}
          onRemove={onRemove}
        />
      )}
      {draft.media && (
        <LookalikeNotice
          mediaId={draft.media.id}
          creditPostId={draft.creditPostId}
          isLocked={isBusy}
          onCredit={(creditPostId) => change({ creditPostId })}
        />
      )}
      <GroupChoice group={draft.group} isLocked={isBusy} onChange={(group) => change({ group })} />
    </>
  )
}
