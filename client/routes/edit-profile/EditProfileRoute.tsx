import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { editProfileLoaderQuery } from '#client/__generated__/editProfileLoaderQuery.graphql.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { ConfirmEmail } from '#client/features/members/ConfirmEmail.tsx'
import { EditProfileForm } from '#client/features/members/EditProfileForm.tsx'
import { ProfileMissing } from '#client/routes/ProfileMissing.tsx'
import { ProfilePhoto } from '#client/features/members/ProfilePhoto.tsx'
import { paths } from '#client/paths.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { Card } from '#client/ui/Card.tsx'
import { CardStack } from '#client/ui/CardStack.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { messages } from '#rules/messages.ts'
import { editProfileQuery, type editProfileLoader } from './editProfileLoader.ts'

export function EditProfileRoute() {
  return (
    <>
      <ScreenHeading>Edit profile</ScreenHeading>
      <QueryBoundary
        skeleton={<PageSpinner label="Loading your account" />}
        error={{ title: messages.profileLoadFailed }}
      >
        <EditProfileScreen />
      </QueryBoundary>
    </>
  )
}

function EditProfileScreen() {
  const { viewer } = useRouteQuery<editProfileLoaderQuery>(
    editProfileQuery,
    useLoaderData<typeof editProfileLoader>(),
  )
  const [pendingEmail, setPendingEmail] = useState<{ email: string; message: string }>()

  if (!viewer) return <ProfileMissing />
  return (
    <CardStack>
      <Card>
        <ProfilePhoto user={viewer.user} />
      </Card>
      <Card>
        {pendingEmail ? (
          <ConfirmEmail {...pendingEmail} onDone={() => setPendingEmail(undefined)} />
        ) : (
          <EditProfileForm
            viewer={viewer}
            onEmailPending={(email, message) => setPendingEmail({ email, message })}
          />
        )}
      </Card>
      <ButtonLink to={paths.settings} variant="secondary" block>
        Password, devices and data
      </ButtonLink>
    </CardStack>
  )
}
