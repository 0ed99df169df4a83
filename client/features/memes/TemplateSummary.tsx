import { graphql, useFragment } from 'react-relay/hooks'
import type { TemplateSummary_template$key } from '#client/__generated__/TemplateSummary_template.graphql.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { cardClass } from '#client/ui/card-look.ts'
import { counted } from '#client/ui/counts.ts'
import styles from './TemplateSummary.module.css'

/** The button below the picture stays in sight. */
const PICTURE_HEIGHT_REM = 20

/** The picture of a template, where it comes from, and the link to the editor. */
export function TemplateSummary({ template: templateRef }: { template: TemplateSummary_template$key }) {
  const { slug, name, useCount, license, source, image } = useFragment(
    graphql`
      fragment TemplateSummary_template on MemeTemplate {
        slug
        name
        useCount
        license
        source
        image {
          smallUrl: url(width: 480)
          largeUrl: url(width: 1080)
          width
          height
        }
      }
    `,
    templateRef,
  )
  return (
    <section aria-label={`About ${name}`} className={cardClass({ isEdgeToEdge: true }, styles.summary)}>
      <img
        src={image.largeUrl}
        srcSet={`${image.smallUrl} 480w, ${image.largeUrl} 1080w`}
        sizes="(min-width: 48rem) 18rem, 100vw"
        width={image.width}
        height={image.height}
        alt={`The template ${name}`}
        className={styles.picture}
        style={{ width: `${(PICTURE_HEIGHT_REM * image.width) / image.height}rem` }}
      />
      <div className={styles.words}>
        <p className={styles.count}>{counted(useCount, 'meme')}</p>
        <ButtonLink to={paths.makeWith(slug)}>Make a meme</ButtonLink>
        <p className={styles.source}>
          {source}. License: {license}.
        </p>
      </div>
    </section>
  )
}
