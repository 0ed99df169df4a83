import Images from 'lucide-react/icons/images'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { TemplateMemes_template$key } from '#client/__generated__/TemplateMemes_template.graphql.ts'
import type { TemplateMemesPaginationQuery } from '#client/__generated__/TemplateMemesPaginationQuery.graphql.ts'
import { PostFeed } from '#client/features/feed/PostFeed.tsx'
import { RefreshButton } from '#client/features/feed/RefreshButton.tsx'
import { Notice } from '#client/ui/Notice.tsx'

type TemplateMemesProps = {
  template: TemplateMemes_template$key
  labelledBy: string
  refresh: () => Promise<void>
}

/** The memes with a template, newest first. */
export function TemplateMemes({ template, labelledBy, refresh }: TemplateMemesProps) {
  const { data, ...pagination } = usePaginationFragment<
    TemplateMemesPaginationQuery,
    TemplateMemes_template$key
  >(
    graphql`
      fragment TemplateMemes_template on MemeTemplate
      @refetchable(queryName: "TemplateMemesPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        memes(first: $count, after: $cursor) @connection(key: "TemplateMemes_memes") {
          edges {
            ...PostFeed_edges
          }
        }
      }
    `,
    template,
  )
  return (
    <PostFeed
      labelledBy={labelledBy}
      edges={data.memes.edges}
      pagination={pagination}
      empty={
        <Notice
          title="No memes yet"
          headingLevel={3}
          icon={<Images aria-hidden="true" />}
          action={<RefreshButton refresh={refresh} />}
        >
          Memes with this template appear here. Make the first one!
        </Notice>
      }
    />
  )
}
