import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { AuthorMenuItemsQuery } from '#client/__generated__/AuthorMenuItemsQuery.graphql.ts'
import type { ReportSubject } from '#client/features/reports/report-subject.ts'
import { MemberMenuItems } from './MemberMenuItems.tsx'

type AuthorMenuItemsProps = { userId: string; reported: ReportSubject }

/** Loads its data when the menu opens: events about posts contain nothing that depends on the viewer. */
export function AuthorMenuItems({ userId, reported }: AuthorMenuItemsProps) {
  const { node } = useLazyLoadQuery<AuthorMenuItemsQuery>(
    graphql`
      query AuthorMenuItemsQuery($userId: ID!) @throwOnFieldError {
        node(id: $userId) {
          ... on User @alias(as: "user") {
            ...MemberMenuItems_user
          }
        }
      }
    `,
    { userId },
    { fetchPolicy: 'store-and-network' },
  )
  return node?.user && <MemberMenuItems user={node.user} reported={reported} />
}
