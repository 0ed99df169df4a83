import ImagePlus from 'lucide-react/icons/image-plus'
import SquarePen from 'lucide-react/icons/square-pen'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { GroupHeader_group$key } from '#client/__generated__/GroupHeader_group.graphql.ts'
import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { cardClass } from '#client/ui/card-look.ts'
import { counted } from '#client/ui/counts.ts'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { isolate } from '#rules/isolate.ts'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { groupMembersPath } from '#rules/site-paths.ts'
import styles from './GroupHeader.module.css'
import { composePath, makeMemePath } from './group-paths.ts'
import { GroupCover } from './GroupCover.tsx'
import { GroupMenu } from './GroupMenu.tsx'
import { JoinButton } from './JoinButton.tsx'

type GroupHeaderProps = {
  group: GroupHeader_group$key
  /** The id of the main heading. */
  headingId: string
  /** Rendered on the cover, for example a back button. */
  children?: ReactNode
}

/** The head of a group: cover, name, description, rules, counts and actions. */
export function GroupHeader({ group: groupRef, headingId, children }: GroupHeaderProps) {
  const group = useFragment(
    graphql`
      fragment GroupHeader_group on Group {
        name
        slug
        description
        rules
        memberCount
        postCount
        viewerRole
        viewerIsBanned
        cover {
          ...GroupCover_image
        }
        ...JoinButton_group
        ...GroupMenu_group
      }
    `,
    groupRef,
  )
  const isVisitor = useIsVisitor()
  const members = counted(group.memberCount, 'member')
  return (
    <section
      aria-label={`About ${isolate(group.name)}`}
      className={cardClass({ isEdgeToEdge: true }, styles.header)}
    >
      <PageTitle>{`${isolate(group.name)} · ${PRODUCT_NAME}`}</PageTitle>
      <GroupCover image={group.cover}>{children}</GroupCover>
      <div className={styles.about}>
        <div className={styles.top}>
          <h1 id={headingId} dir="auto" className={styles.name}>
            {group.name}
          </h1>
          {!isVisitor && <GroupMenu group={group} />}
        </div>
        <p className={styles.counts}>
          {isVisitor ? members : <Link to={groupMembersPath(group.slug)}>{members}</Link>}
          {` · ${counted(group.postCount, 'post')}`}
        </p>
        {group.description && (
          <p dir="auto" className={styles.description}>
            {group.description}
          </p>
        )}
        {group.rules.length > 0 && (
          <details className={styles.rules}>
            <summary>Rules</summary>
            <ol>
              {group.rules.map((rule, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two rules can be the same
                <li key={index} dir="auto">
                  {rule}
                </li>
              ))}
            </ol>
          </details>
        )}
        {group.viewerIsBanned && <Banner tone="info">{messages.bannedFromGroup}</Banner>}
        <div className={styles.actions}>
          <JoinButton group={group} />
          {group.viewerRole && (
            <>
              <ButtonLink to={composePath(group.slug)}>
                <SquarePen aria-hidden="true" />
                Post in this group
              </ButtonLink>
              <ButtonLink to={makeMemePath(group.slug)} variant="secondary">
                <ImagePlus aria-hidden="true" />
                Make a meme
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
