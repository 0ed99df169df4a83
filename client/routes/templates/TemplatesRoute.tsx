import { useRef } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import type { templatesLoaderQuery } from '#client/__generated__/templatesLoaderQuery.graphql.ts'
import {
  readTemplateParams,
  templatesPath,
  type TemplateParams,
} from '#client/features/memes/template-params.ts'
import { TemplateList } from '#client/features/memes/TemplateList.tsx'
import { TemplateListSkeleton } from '#client/features/memes/TemplateListSkeleton.tsx'
import { SearchField } from '#client/features/search/SearchField.tsx'
import { useSearchText } from '#client/features/search/useSearchText.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { ChoiceGroup } from '#client/ui/ChoiceGroup.tsx'
import { searchTooLong } from '#rules/messages/search.ts'
import { templatesLoadFailed } from '#client/features/memes/messages.ts'
import { type templatesLoader, templatesQuery } from './templatesLoader.ts'

const SORTS: readonly { value: TemplateParams['sort']; label: string }[] = [
  { value: 'POPULAR', label: 'Popular' },
  { value: 'NEWEST', label: 'Newest' },
  { value: 'NAME', label: 'Name' },
]

/** All templates, with a search. */
export function TemplatesRoute() {
  const field = useRef<HTMLInputElement>(null)
  const reference = useLoaderData<typeof templatesLoader>()
  const [url] = useSearchParams()
  const params = readTemplateParams(url)
  const { q, sort } = params
  const navigate = useNavigate()
  const search = useSearchText(q, (changed) => templatesPath({ ...params, q: changed }))
  return (
    <>
      <SubscreenHeading>Meme templates</SubscreenHeading>
      <SearchField
        label="Search templates"
        placeholder="Search templates"
        input={field}
        text={search.text}
        error={search.isOverlong ? searchTooLong : undefined}
        isBusy={search.isOutdated && !search.isOverlong}
        focusOnMount={false}
        onChange={search.change}
        onSubmit={search.submit}
        onClear={search.clear}
      />
      <ChoiceGroup
        label="Sort templates"
        choices={SORTS}
        current={sort}
        onChange={(changed) => void navigate(templatesPath({ ...params, sort: changed }), { replace: true })}
      />
      {reference && (
        <div aria-busy={search.isOutdated}>
          <QueryBoundary
            key={sort}
            skeleton={<TemplateListSkeleton />}
            error={{ title: templatesLoadFailed }}
          >
            <FoundTemplates reference={reference} q={q} />
          </QueryBoundary>
        </div>
      )}
    </>
  )
}

function FoundTemplates({ reference, q }: { reference: PreloadedQuery<templatesLoaderQuery>; q: string }) {
  return <TemplateList query={useRouteQuery<templatesLoaderQuery>(templatesQuery, reference)} q={q} />
}
