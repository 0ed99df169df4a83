import { Button } from '#client/ui/Button.tsx'
import { useComposer } from './ComposerProvider.tsx'

/** Submits the composer. `form` is its id if the button is outside. */
export function PostButton({ form }: { form?: string }) {
  const { canSubmit, isBusy } = useComposer()
  return (
    <Button
      type="submit"
      form={form}
      busy={isBusy}
      disabled={!canSubmit && !isBusy}
      aria-keyshortcuts="Control+Enter Meta+Enter"
    >
      {isBusy ? 'Posting...' : 'Post'}
    </Button>
  )
}
