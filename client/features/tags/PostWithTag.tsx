import ImagePlus from 'lucide-react/icons/image-plus'
import SquarePen from 'lucide-react/icons/square-pen'
import { useComposer } from '#client/features/composer/ComposerProvider.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import styles from './TagSummary.module.css'

/** Links to the composer, whose draft receives the tag, and to the meme editor. */
export function PostWithTag({ name }: { name: string }) {
  const { draft, append } = useComposer()
  const hashtag = `#${name}`
  const addTag = () => {
    if (!draft.text.toLowerCase().split(/\s+/).includes(hashtag)) append(`${hashtag} `)
  }
  return (
    <div className={styles.actions}>
      <ButtonLink to={paths.compose} variant="secondary" size="small" onClick={addTag}>
        <SquarePen aria-hidden="true" />
        <span className={styles.label}>
          Post with <bdi>{hashtag}</bdi>
        </span>
      </ButtonLink>
      <ButtonLink to={paths.make} variant="secondary" size="small">
        <ImagePlus aria-hidden="true" />
        Make a meme
      </ButtonLink>
    </div>
  )
}
