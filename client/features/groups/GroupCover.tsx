import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GroupCover_image$key } from '#client/__generated__/GroupCover_image.graphql.ts'
import { Cover } from '#client/features/members/Cover.tsx'
import styles from './GroupCover.module.css'

type GroupCoverProps = { image: GroupCover_image$key | null | undefined; children?: ReactNode }

/** The cover of a group, which is that of profiles without an image. */
export function GroupCover({ image: imageRef, children }: GroupCoverProps) {
  const image = useFragment(
    graphql`
      fragment GroupCover_image on ImageMedia {
        smallUrl: url(width: 480)
        largeUrl: url(width: 1080)
        width
      }
    `,
    imageRef,
  )
  if (!image) return <Cover>{children}</Cover>
  const { smallUrl, largeUrl, width } = image
  return (
    <Cover
      picture={
        <img
          src={largeUrl}
          srcSet={`${smallUrl} ${Math.min(width, 480)}w, ${largeUrl} ${Math.min(width, 1080)}w`}
          sizes="(min-width: 48rem) 38rem, 100vw"
          alt=""
          className={styles.image}
        />
      }
    >
      {children}
    </Cover>
  )
}
