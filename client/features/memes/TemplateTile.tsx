import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { TemplateTile_template$key } from '#client/__generated__/TemplateTile_template.graphql.ts'
import { paths } from '#client/paths.ts'
import { counted } from '#client/ui/counts.ts'
import styles from './TemplateTile.module.css'

/** The whole tile is a link to the template. */
export function TemplateTile({ template: templateRef }: { template: TemplateTile_template$key }) {
  const { slug, name, useCount, image } = useFragment(
    graphql`
      fragment TemplateTile_template on MemeTemplate {
        slug
        name
        useCount
        image {
          url(width: 480)
          width
          height
        }
      }
    `,
    templateRef,
  )
  return (
    <Link to={paths.template(slug)} className={styles.tile}>
      <img
        src={image.url}
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{counted(useCount, 'meme')}</span>
    </Link>
  )
}
