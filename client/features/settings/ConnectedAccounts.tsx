import { useId, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ConnectedAccounts_query$key } from '#client/__generated__/ConnectedAccounts_query.graphql.ts'
import { ConnectedAccountItem } from './ConnectedAccountItem.tsx'
import styles from './SettingsList.module.css'

/** The linked identities. Hidden if no identity provider is configured. */
export function ConnectedAccounts({ query }: { query: ConnectedAccounts_query$key }) {
  const { offersIdentitySignIn, viewer } = useFragment(
    graphql`
      fragment ConnectedAccounts_query on Query {
        offersIdentitySignIn
        viewer {
          hasPassword
          identities {
            id
            ...ConnectedAccountItem_identity
          }
        }
      }
    `,
    query,
  )
  const headingId = useId()
  const list = useRef<HTMLDivElement>(null)
  if (!viewer || (viewer.identities.length === 0 && !offersIdentitySignIn)) return null
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        Connected accounts
      </h2>
      <p className={styles.note}>
        They log you in without your password. A password reset or a new email address disconnects them.
      </p>
      {/* Receives the focus when a button is removed with its identity. */}
      <div ref={list} tabIndex={-1} className={styles.list}>
        {viewer.identities.length > 0 ? (
          <ul aria-label="Connected accounts" className={styles.list}>
            {viewer.identities.map((identity) => (
              <ConnectedAccountItem
                key={identity.id}
                identity={identity}
                hasPassword={viewer.hasPassword}
                onUnlink={() => list.current?.focus()}
              />
            ))}
          </ul>
        ) : (
          <p>No account is connected. To connect one, log in with your provider on the login page.</p>
        )}
      </div>
    </section>
  )
}
