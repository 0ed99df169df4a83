import type { PreloadedQuery } from 'react-relay/hooks'
import type { memberLoaderSharedQuery } from '#client/__generated__/memberLoaderSharedQuery.graphql.ts'
import { MembersOnly } from '#client/features/sharing/MembersOnly.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { MemberNotFound } from '#client/routes/MemberNotFound.tsx'
import { Avatar } from '#client/ui/Avatar.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { isolate } from '#rules/isolate.ts'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { sharedMemberQuery } from './memberLoader.ts'
import styles from './SharedMember.module.css'

/** The profile for visitors: the photo and the names. */
export function SharedMember({ reference }: { reference: PreloadedQuery<memberLoaderSharedQuery> }) {
  const { sharedUser: user } = useRouteQuery<memberLoaderSharedQuery>(sharedMemberQuery, reference)
  if (!user) return <MemberNotFound />
  const { fullName, username, photoUrl, photoSrcSet } = user
  return (
    <>
      <PageTitle>{`${isolate(fullName)} (@${username}) · ${PRODUCT_NAME}`}</PageTitle>
      <header className={styles.member}>
        <Avatar src={photoUrl} srcSet={photoSrcSet} size={112} />
        <h1 dir="auto" className={styles.name}>
          <bdi>{fullName}</bdi>
        </h1>
        <p className={styles.username}>@{username}</p>
      </header>
      <MembersOnly title={`Log in to see the posts of ${isolate(fullName)}`}>
        Members see profiles, follow each other and vote on what made them laugh.
      </MembersOnly>
    </>
  )
}
