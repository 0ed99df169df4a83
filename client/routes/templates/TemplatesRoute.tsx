import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import type { templatesLoaderQuery } from '#client/__generated__/templatesLoaderQuery.graphql.ts'
import { readTemplateParams, templatesPath } from '#client/features/meme-editor/template-params.ts'
import { TemplateGallery } from '#client/features/meme-editor/TemplateGallery.tsx'
import { TemplateGridSkeleton } from '#client/features/meme-editor/TemplateGridSkeleton.tsx'
import { templatesLoadFailed } from '#client/features/memes/messages.ts'
import { useSearchText } from '#client/features/search/useSearchText.ts'
import { paths } from '#client/paths.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { type templatesLoader, templatesQuery } from './templatesLoader.ts'
import styles from './TemplatesRoute.module.css'

export function TemplatesRoute() {
  return (
    <>
      <SubscreenHeading>Meme templates</SubscreenHeading>
      <div className={styles.content}>
        <QueryBoundary skeleton={<TemplateGridSkeleton />} error={{ title: templatesLoadFailed }}>
          <Gallery />
        </QueryBoundary>
      </div>
    </>
  )
}

function Gallery() {
  const query = useRouteQuery<templatesLoaderQuery>(templatesQuery, useLoaderData<typeof templatesLoader>())
  const [url] = useSearchParams()
  const params = readTemplateParams(url)
  const navigate = useNavigate()
  const search = useSearchText(params.q, (q) => templatesPath({ ...params, q }))
  return (
    <TemplateGallery
      query={query}
      text={search.text}
      order={params.sort}
      pathOf={paths.template}
      onSearch={search.change}
      onSubmit={search.submit}
      onOrder={(sort) => void navigate(templatesPath({ ...params, sort }), { replace: true })}
    />
  )
}
