import { useState } from 'react'
import type { usePopularTemplates_query$key } from '#client/__generated__/usePopularTemplates_query.graphql.ts'
import type { TemplateFile } from './template-files.ts'
import type { TemplateOrder } from './template-params.ts'
import { TemplateGallery } from './TemplateGallery.tsx'

type TemplatePickerProps = {
  query: usePopularTemplates_query$key
  onChoose: (template: TemplateFile) => void
}

/** The gallery in the editor, whose URL does not contain the search. */
export function TemplatePicker({ query, onChoose }: TemplatePickerProps) {
  const [text, setText] = useState('')
  const [order, setOrder] = useState<TemplateOrder>('POPULAR')
  return (
    <TemplateGallery
      query={query}
      text={text}
      order={order}
      onSearch={setText}
      onOrder={setOrder}
      onChoose={onChoose}
    />
  )
}
