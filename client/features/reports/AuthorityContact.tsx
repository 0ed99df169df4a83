import { graphql, useFragment } from 'react-relay/hooks'
import type { AuthorityContact_report$key } from '#client/__generated__/AuthorityContact_report.graphql.ts'

/** How authorities and members reach the operator. Nothing if the operator has not set it. */
export function AuthorityContact({ report }: { report: AuthorityContact_report$key }) {
  const { contact } = useFragment(
    graphql`
      fragment AuthorityContact_report on TransparencyReport {
        contact
      }
    `,
    report,
  )
  return (
    contact && (
      <p>
        Contact for authorities, and for members about illegal content: <strong>{contact}</strong>
      </p>
    )
  )
}
