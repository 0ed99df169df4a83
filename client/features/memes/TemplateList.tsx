import ImageOff from 'lucide-react/icons/image-off'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { TemplateList_query$key } from '#client/__generated__/TemplateList_query.graphql.ts'
import type { TemplateListPaginationQuery } from '#client/__generated__/TemplateListPaginationQuery.graphql.ts'
import { LoadNextPage } from '#client/relay/LoadNextPage.tsx'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { moreTemplatesFailed, templatesLoading } from './messages.ts'
import { paths } from '#client/paths.ts'
import styles from './TemplateList.module.css'
import { TemplateGrid } from './TemplateGrid.tsx'

/** The templates that match a search. */
export function TemplateList({ query, q }: { query: TemplateList_query$key; q: string }) {
  const { data, ...pagination } = usePaginationFragment<TemplateListPaginationQuery, TemplateList_query$key>(
    graphql`
      fragment TemplateList_query on Query
      @refetchable(queryName: "TemplateListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
        query: { type: "String" }
        sort: { type: "MemeTemplateSort!" }
      )
      @throwOnFieldError {
        memeTemplates(query: $query, sort: $sort, first: $count, after: $cursor)
          @connection(key: "TemplateList_memeTemplates") {
          edges {
            ...TemplateGrid_edges
          }
        }
      }
    `,
    query,
  )
  const { edges } = data.memeTemplates
  if (edges.length === 0) {
    return (
      <Notice
        title={`No templates match “${q}”`}
        icon={<ImageOff aria-hidden="true" />}
        action={<ButtonLink to={paths.make}>Use your own picture</ButtonLink>}
      >
        Try another word, such as what happens in the picture.
      </Notice>
    )
  }
  return (
    <div className={styles.list}>
      <TemplateGrid edges={edges} />
      {pagination.hasNext && (
        <LoadNextPage
          pagination={pagination}
          failedMessage={moreTemplatesFailed}
          loadingLabel={templatesLoading}
        />
      )}
    </div>
  )
}
