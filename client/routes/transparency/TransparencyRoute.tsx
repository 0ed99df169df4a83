import { Link, useLoaderData } from 'react-router-dom'
import type { transparencyLoaderQuery } from '#client/__generated__/transparencyLoaderQuery.graphql.ts'
import { AuthorityContact } from '#client/features/reports/AuthorityContact.tsx'
import { transparencyLoadFailed } from '#client/features/reports/decision-messages.ts'
import { ModerationNumbers } from '#client/features/reports/ModerationNumbers.tsx'
import { paths } from '#client/paths.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { Card } from '#client/ui/Card.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { REPORT_REASONS } from '#rules/report-reasons.ts'
import { type transparencyLoader, transparencyQuery } from './transparencyLoader.ts'
import styles from './TransparencyRoute.module.css'

const error = { title: transparencyLoadFailed }

/** How moderation works, and its numbers. */
export function TransparencyRoute() {
  return (
    <>
      <SubscreenHeading>Transparency</SubscreenHeading>
      <Card className={styles.page}>
        <section className={styles.section}>
          <h2>What members report</h2>
          <ul className={styles.rules}>
            {Object.entries(REPORT_REASONS).map(([reason, label]) => (
              <li key={reason}>{label}</li>
            ))}
          </ul>
          <p>
            The <Link to={paths.rules}>community rules</Link> say what is allowed.
          </p>
        </section>
        <section className={styles.section}>
          <h2>How decisions are made</h2>
          <p>
            Every report is read by a person. A moderator dismisses it, removes the post or comment, marks a
            post as sensitive, or warns or suspends its author. The author receives the decision with the rule
            and the reason. Reporters receive a notification of the decision. Their names stay secret from the
            author.
          </p>
          <p>
            Every decision can be appealed once. If there is another moderator, that one decides about the
            appeal, and can withdraw the decision. All actions of moderators are logged, and nobody can change
            the log.
          </p>
        </section>
        <QueryBoundary skeleton={<PageSpinner label="Loading the numbers" />} error={error}>
          <Report />
        </QueryBoundary>
      </Card>
    </>
  )
}

function Report() {
  const { transparency } = useRouteQuery<transparencyLoaderQuery>(
    transparencyQuery,
    useLoaderData<typeof transparencyLoader>(),
  )
  return (
    <>
      <section className={styles.section}>
        <h2>Numbers</h2>
        <ModerationNumbers report={transparency} />
      </section>
      <AuthorityContact report={transparency} />
    </>
  )
}
