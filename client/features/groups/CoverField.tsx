import { useRef } from 'react'
import type { GroupCover_image$key } from '#client/__generated__/GroupCover_image.graphql.ts'
import { Cover } from '#client/features/members/Cover.tsx'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { FilePicker } from '#client/ui/FilePicker.tsx'
import { PHOTO_TYPES } from '#rules/media-rules.ts'
import styles from './GroupForm.module.css'
import { GroupCover } from './GroupCover.tsx'
import coverStyles from './GroupCover.module.css'
import type { useCoverUpload } from './useCoverUpload.ts'

type CoverFieldProps = {
  /** The cover that the group has. */
  image: GroupCover_image$key | null | undefined
  upload: ReturnType<typeof useCoverUpload>
}

/** Shows the cover, with buttons to choose and remove one. */
export function CoverField({ image, upload: { state, choose, remove } }: CoverFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const hasCover = 'url' in state || (Boolean(image) && state.kind !== 'removed')
  return (
    <section aria-label="Cover" className={styles.cover}>
      <div className={styles.preview}>
        {'url' in state ? (
          <Cover picture={<img src={state.url} alt="" className={coverStyles.image} />} />
        ) : (
          <GroupCover image={state.kind === 'removed' ? null : image} />
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          ref={chooseButton}
          variant="secondary"
          size="small"
          busy={state.kind === 'sending'}
          onClick={() => picker.current?.click()}
        >
          {state.kind === 'sending' ? 'Uploading cover...' : hasCover ? 'Change cover' : 'Add cover'}
        </Button>
        {hasCover && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              remove()
              // The pressed button is removed together with the cover.
              chooseButton.current?.focus()
            }}
          >
            Remove cover
          </Button>
        )}
        <FilePicker ref={picker} label="Cover file" types={PHOTO_TYPES} onChoose={choose} />
      </div>
      {state.kind === 'failed' && <Banner tone="error">{state.message}</Banner>}
    </section>
  )
}
