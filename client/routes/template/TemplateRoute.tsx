import { useId } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router-dom'
import type { templateLoaderQuery } from '#client/__generated__/templateLoaderQuery.graphql.ts'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { TemplateImageUrl } from '#client/features/memes/TemplateImageUrl.tsx'
import { TemplateMemes } from '#client/features/memes/TemplateMemes.tsx'
import { TemplateSkeleton } from '#client/features/memes/TemplateSkeleton.tsx'
import { TemplateSummary } from '#client/features/memes/TemplateSummary.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { GoBackButton } from '#client/routes/GoBack.tsx'
import { PageNotFound } from '#client/routes/not-found/PageNotFound.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { templateLoadFailed } from '#rules/messages/templates.ts'
import { type templateLoader, templateQuery } from './templateLoader.ts'
import styles from './TemplateRoute.module.css'

const error = { title: templateLoadFailed, headingLevel: 1, action: <GoBackButton /> } as const

export function TemplateRoute() {
  const reference = useLoaderData<typeof templateLoader>()
  return (
    <QueryBoundary
      key={reference.variables.slug}
      skeleton={
        <>
          <ScreenHeading>Meme template</ScreenHeading>
          <TemplateSkeleton />
        </>
      }
      error={error}
    >
      <TemplateScreen reference={reference} />
    </QueryBoundary>
  )
}

function TemplateScreen({ reference }: { reference: PreloadedQuery<templateLoaderQuery> }) {
  const headingId = useId()
  const { memeTemplate: template } = useRouteQuery<templateLoaderQuery>(templateQuery, reference)
  const refresh = useRefresh(templateQuery, reference.variables, FRESH_SECONDS.posts)
  if (!template) return <PageNotFound />
  return (
    <PullToRefresh refresh={refresh}>
      <ScreenHeading>{template.name}</ScreenHeading>
      <div className={styles.screen}>
        <TemplateSummary template={template} />
        <TemplateImageUrl template={template} />
        <section aria-labelledby={headingId}>
          <h2 id={headingId} className={styles.heading}>
            Memes with this template
          </h2>
          <TemplateMemes template={template} labelledBy={headingId} refresh={refresh} />
        </section>
      </div>
    </PullToRefresh>
  )
}
