import { graphql, useFragment } from 'react-relay/hooks'
import type { usePopularTemplates_query$key } from '#client/__generated__/usePopularTemplates_query.graphql.ts'
import { templatesOf, type TemplateFile } from './template-files.ts'

/** The server knows the order, and the client has the templates. */
export function usePopularTemplates(query: usePopularTemplates_query$key): TemplateFile[] {
  const { memeTemplates } = useFragment(
    graphql`
      fragment usePopularTemplates_query on Query @argumentDefinitions(count: { type: "Int!" }) {
        memeTemplates(first: $count, sort: POPULAR) {
          edges {
            node {
              slug
            }
          }
        }
      }
    `,
    query,
  )
  return templatesOf(memeTemplates.edges.map(({ node }) => node.slug))
}
