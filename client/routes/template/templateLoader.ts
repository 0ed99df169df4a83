import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { templateLoaderQuery } from '#client/__generated__/templateLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const templateQuery = graphql`
  query templateLoaderQuery($slug: String!) @throwOnFieldError {
    memeTemplate(slug: $slug) {
      name
      ...TemplateSummary_template
      ...TemplateImageUrl_template
      ...TemplateMemes_template
    }
  }
`

export function templateLoader({ params: { slug = '' }, request }: LoaderFunctionArgs) {
  return loadRouteQuery<templateLoaderQuery>(templateQuery, { slug }, request.signal)
}
