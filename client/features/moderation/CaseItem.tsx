import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { CaseItem_case$key } from '#client/__generated__/CaseItem_case.graphql.ts'
import { MediaThumb } from '#client/features/media/MediaThumb.tsx'
import { Avatar } from '#client/ui/Avatar.tsx'
import { counted } from '#client/ui/counts.ts'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import { ListArticle } from '#client/ui/list/ListArticle.tsx'
import { CASE_ACTIONS, namesByFrequency } from './case-actions.ts'
import { casePath, type CaseFilter } from './case-paths.ts'
import styles from './CaseItem.module.css'
import { caseTitle } from './case-title.ts'

type CaseItemProps = {
  moderationCase: CaseItem_case$key
  /** The filter of the list. */
  listed: CaseFilter
  /** Position in the list, from 1. */
  position: number
  /** Length of the list; -1 while there is more to load. */
  setSize: number
}

/** A case in the list: who and what was reported, why, and since when. */
export function CaseItem({ moderationCase: caseRef, listed, position, setSize }: CaseItemProps) {
  const id = useId()
  const { subject, subjectAuthor, decisions, ...found } = useFragment(
    graphql`
      fragment CaseItem_case on ModerationCase {
        id
        status
        subjectSnapshot
        reportCount
        openedAt
        subjectAuthor {
          username
          photoUrl(width: 128)
          photoSrcSet
        }
        subject {
          __typename
          ... on Post {
            isSensitive
            isRemoved
            media {
              ...MediaThumb_media
            }
          }
          ... on Comment {
            isRemoved
            media {
              ...MediaThumb_media
            }
          }
        }
        newestReports: reports(last: 10) {
          edges {
            node {
              reason
            }
          }
        }
        decisions {
          action
        }
      }
    `,
    caseRef,
  )
  const reasons = found.newestReports.edges.map(({ node }) => node.reason)
  const decision = found.status === 'DECIDED' && decisions.at(-1)
  const content = subject && 'media' in subject ? subject : null
  return (
    <ListArticle className={styles.article} aria-labelledby={id} position={position} setSize={setSize}>
      <Link to={casePath(found.id, listed)} aria-keyshortcuts="Enter" className={styles.link}>
        {subjectAuthor && (
          <Avatar src={subjectAuthor.photoUrl} srcSet={subjectAuthor.photoSrcSet} size={44} />
        )}
        <span className={styles.words}>
          <span id={id} className={styles.title}>
            {caseTitle(subject?.__typename, subjectAuthor?.username)}
          </span>
          <span dir="auto" className={styles.snapshot}>
            {found.subjectSnapshot}
          </span>
          <span className={styles.facts}>
            {counted(found.reportCount, 'report')}: {namesByFrequency(reasons)} ·{' '}
            <RelativeTime moment={found.openedAt} />
          </span>
          {decision && <span className={styles.decision}>{CASE_ACTIONS[decision.action].done}</span>}
        </span>
        {content?.media && (
          <MediaThumb
            media={content.media}
            isSensitive={content.isRemoved || (content.__typename === 'Post' && content.isSensitive)}
          />
        )}
      </Link>
    </ListArticle>
  )
}
