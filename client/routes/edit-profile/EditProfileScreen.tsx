import UserRoundX from 'lucide-react/icons/user-round-x'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { editProfileLoaderQuery } from '#client/__generated__/editProfileLoaderQuery.graphql.ts'
import { AccountFailure } from '#client/features/settings/AccountFailure.tsx'
import styles from '#client/features/settings/AccountScreen.module.css'
import { ConfirmEmail } from '#client/features/members/ConfirmEmail.tsx'
import { EditProfileForm } from '#client/features/members/EditProfileForm.tsx'
import { ProfilePhoto } from '#client/features/members/ProfilePhoto.tsx'
import { paths } from '#client/paths.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { Card } from '#client/ui/Card.tsx'
import { messages } from '#rules/messages.ts'
import { editProfileQuery, type editProfileLoader } from './editProfileLoader.ts'

type PendingEmail = { email: string; message: string }

export function EditProfileScreen() {
  const { viewer } = useRouteQuery<editProfileLoaderQuery>(
    editProfileQuery,
    useLoaderData<typeof editProfileLoader>(),
  )
  const [pending, setPending] = useState<PendingEmail>()

  if (!viewer)
    return <AccountFailure title={messages.profileMissing} icon={<UserRoundX aria-hidden="true" />} />
  return (
    <div className={styles.screen}>
      <Card>
        <ProfilePhoto user={viewer.user} />
      </Card>
      <Card>
        {pending ? (
          <ConfirmEmail {...pending} onDone={() => setPending(undefined)} />
        ) : (
          <EditProfileForm
            viewer={viewer}
            onEmailPending={(email, message) => setPending({ email, message })}
          />
        )}
      </Card>
      <ButtonLink to={paths.settings} variant="secondary" block>
        Password, devices and data
      </ButtonLink>
    </div>
  )
}
