import type { TemplateFile } from './template-files.ts'
import styles from './TemplateGrid.module.css'
import { TemplateTile, type TemplateAction } from './TemplateTile.tsx'

type TemplateGridProps = TemplateAction & { templates: readonly TemplateFile[] }

/** Pictures in their own shapes. Each one follows in the column that ends first, so that the order is also the order of reading. */
export function TemplateGrid({ templates, ...action }: TemplateGridProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.grid}>
        {templates.map((template) => (
          <li key={template.slug} style={{ gridRowEnd: `span ${rowsOf(template)}` }}>
            <TemplateTile template={template} {...action} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A column is as wide as 40 rows are high, see the style sheet. */
const ROWS_OF_WIDTH = 40
const ROWS_OF_NAME = 7

function rowsOf({ width, height }: TemplateFile): number {
  return Math.ceil((ROWS_OF_WIDTH * height) / width) + ROWS_OF_NAME
}
