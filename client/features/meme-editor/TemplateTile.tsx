import { Link } from 'react-router-dom'
import type { TemplateFile } from './template-files.ts'
import styles from './TemplateTile.module.css'

/** The action of a tile. With `pathOf`, which returns the path of a template, the tile is a link. Otherwise it is a button. */
export type TemplateAction = {
  pathOf?: (slug: string) => string
  onChoose?: (template: TemplateFile) => void
}

type TemplateTileProps = TemplateAction & { template: TemplateFile }

export function TemplateTile({ template, pathOf, onChoose }: TemplateTileProps) {
  const { slug, name, width, height, url } = template
  const content = (
    <>
      <img
        src={url}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
      <span className={styles.name}>{name}</span>
    </>
  )
  const choose = () => onChoose?.(template)
  if (pathOf)
    return (
      <Link to={pathOf(slug)} className={styles.tile} onClick={choose}>
        {content}
      </Link>
    )
  return (
    <button type="button" className={styles.tile} onClick={choose}>
      {content}
    </button>
  )
}
