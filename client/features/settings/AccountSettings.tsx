import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountSettings_viewer$key } from '#client/__generated__/AccountSettings_viewer.graphql.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import styles from './AccountSettings.module.css'

/** The sign-in name and the contact data, which the profile form changes. */
export function AccountSettings({ viewer }: { viewer: AccountSettings_viewer$key }) {
  const { email, phone, user } = useFragment(
    graphql`
      fragment AccountSettings_viewer on Viewer {
        email
        phone
        user {
          username
        }
      }
    `,
    viewer,
  )
  return (
    <>
      <dl className={styles.list}>
        <dt>Username</dt>
        <dd>@{user.username}</dd>
        <dt>Email</dt>
        <dd>{email}</dd>
        <dt>Mobile</dt>
        <dd>{phone ?? 'None'}</dd>
      </dl>
      <ButtonLink to={paths.editProfile} variant="secondary">
        Edit profile
      </ButtonLink>
    </>
  )
}
