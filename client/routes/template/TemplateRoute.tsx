import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { templateLoaderQuery } from '#client/__generated__/templateLoaderQuery.graphql.ts'
import { TemplateImageUrl } from '#client/features/memes/TemplateImageUrl.tsx'
import { TemplateMemes } from '#client/features/memes/TemplateMemes.tsx'
import { TemplateSkeleton } from '#client/features/memes/TemplateSkeleton.tsx'
import { TemplateSummary } from '#client/features/memes/TemplateSummary.tsx'
import { GoBackButton } from '#client/routes/GoBack.tsx'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { PageNotFound } from '#client/routes/not-found/PageNotFound.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { templateLoadFailed } from '#client/features/memes/messages.ts'
import { type templateLoader, templateQuery } from './templateLoader.ts'
import styles from './TemplateRoute.module.css'

const error = { title: templateLoadFailed, headingLevel: 1, action: <GoBackButton /> } as const

export function TemplateRoute() {
  const headingId = useId()
  const reference = useLoaderData<typeof templateLoader>()
  return (
    <ListScreen<templateLoaderQuery>
      key={reference.variables.slug}
      query={templateQuery}
      reference={reference}
      skeleton={
        <>
          <SubscreenHeading>Meme template</SubscreenHeading>
          <TemplateSkeleton />
        </>
      }
      error={error}
    >
      {({ memeTemplate: template }) =>
        template ? (
          <>
            <SubscreenHeading>{template.name}</SubscreenHeading>
            <div className={styles.screen}>
              <TemplateSummary template={template} />
              <section aria-labelledby={headingId}>
                <h2 id={headingId} className={styles.heading}>
                  Memes with this template
                </h2>
                <TemplateMemes template={template} />
              </section>
              <TemplateImageUrl template={template} />
            </div>
          </>
        ) : (
          <PageNotFound />
        )
      }
    </ListScreen>
  )
}
