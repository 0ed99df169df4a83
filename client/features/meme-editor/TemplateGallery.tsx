import { useDeferredValue } from 'react'
import type { usePopularTemplates_query$key } from '#client/__generated__/usePopularTemplates_query.graphql.ts'
import { SearchField } from '#client/features/search/SearchField.tsx'
import { Button } from '#client/ui/Button.tsx'
import { ChoiceGroup } from '#client/ui/ChoiceGroup.tsx'
import { counted } from '#client/ui/counts.ts'
import { Notice } from '#client/ui/Notice.tsx'
import { findTemplates } from '#rules/memes/templates/find-templates.ts'
import { useRecentTemplates } from './recent-templates.ts'
import { templates, type TemplateFile } from './template-files.ts'
import type { TemplateOrder } from './template-params.ts'
import styles from './TemplateGallery.module.css'
import { TemplateGrid } from './TemplateGrid.tsx'
import type { TemplateAction } from './TemplateTile.tsx'
import { usePopularTemplates } from './usePopularTemplates.ts'

const ORDERS: readonly { value: TemplateOrder; label: string }[] = [
  { value: 'POPULAR', label: 'Popular' },
  { value: 'NEWEST', label: 'Newest' },
  { value: 'NAME', label: 'Name' },
]
const RECENT = { value: 'RECENT', label: 'Recent' } as const

type TemplateGalleryProps = TemplateAction & {
  query: usePopularTemplates_query$key
  text: string
  order: TemplateOrder
  onSearch: (text: string) => void
  onSubmit?: () => void
  onOrder: (order: TemplateOrder) => void
}

/** All templates with a search, or those that were used last on this device. A search finds all of them. */
export function TemplateGallery({
  query,
  text,
  order: chosen,
  onSearch,
  onSubmit,
  onOrder,
  ...action
}: TemplateGalleryProps) {
  const popular = usePopularTemplates(query)
  const recent = useRecentTemplates()
  const shownText = useDeferredValue(text).trim()
  const hasRecent = recent.length > 0
  const order = chosen === 'RECENT' && !hasRecent ? 'POPULAR' : chosen
  const found =
    order === 'RECENT' && !shownText ? recent : findTemplates(sortTemplates(order, popular), shownText)
  return (
    <div className={styles.gallery}>
      <SearchField
        label="Search templates"
        placeholder="Search templates"
        text={text}
        onChange={onSearch}
        onSubmit={onSubmit}
        onClear={() => onSearch('')}
      />
      <ChoiceGroup
        label="Sort templates"
        look="chips"
        choices={hasRecent ? [...ORDERS, RECENT] : ORDERS}
        current={order}
        onChange={onOrder}
      />
      <p role="status" className="visually-hidden">
        {shownText && counted(found.length, 'template')}
      </p>
      {found.length > 0 ? (
        <TemplateGrid templates={found} {...action} />
      ) : (
        <Notice
          title={`No templates match “${shownText}”`}
          cast="owl"
          action={
            <Button variant="secondary" onClick={() => onSearch('')}>
              Show all templates
            </Button>
          }
        >
          Try another word, such as what happens in the picture.
        </Notice>
      )}
    </div>
  )
}

/** The server returns the most used templates. The others follow by name. */
function sortTemplates(order: TemplateOrder, popular: readonly TemplateFile[]): readonly TemplateFile[] {
  if (order === 'NEWEST') return templates.toReversed()
  const byName = templates.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  return order === 'NAME' ? byName : [...new Set([...popular, ...byName])]
}
