import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type {
  LoggedAction as Action,
  LoggedAction_action$data,
  LoggedAction_action$key,
} from '#client/__generated__/LoggedAction_action.graphql.ts'
import { paths } from '#client/paths.ts'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import { ListArticle } from '#client/ui/list/ListArticle.tsx'
import { REPORT_REASONS } from '#rules/report-reasons.ts'
import { CASE_ACTIONS, hasEffect } from './case-actions.ts'
import styles from './LoggedAction.module.css'
import { Words } from './Part.tsx'

const NAMES: Readonly<Record<Action, string>> = {
  DISMISS: CASE_ACTIONS.DISMISS.done,
  REMOVE: CASE_ACTIONS.REMOVE.done,
  MARK_SENSITIVE: CASE_ACTIONS.MARK_SENSITIVE.done,
  WARN: CASE_ACTIONS.WARN.done,
  SUSPEND: CASE_ACTIONS.SUSPEND.done,
  REINSTATE: CASE_ACTIONS.REINSTATE.done,
  DELETE_COMMENT: 'Comment deleted',
  DELETE_POST: 'Post deleted',
  CHANGE_ROLE: 'Role changed',
  END_SUSPENSION: 'Suspension ended',
}

const BY_OPERATOR: ReadonlySet<Action> = new Set<Action>(['DELETE_POST', 'CHANGE_ROLE'])

type LoggedActionProps = {
  action: LoggedAction_action$key
  /** Position in the list, from 1. */
  position: number
  /** Length of the list; -1 while there is more to load. */
  setSize: number
}

/** An entry of the log: who did what and when. */
export function LoggedAction({ action: actionRef, position, setSize }: LoggedActionProps) {
  const id = useId()
  const { action, reason, note, createdAt, moderator, subject } = useFragment(
    graphql`
      fragment LoggedAction_action on ModerationAction {
        action
        reason
        note
        createdAt
        moderator {
          databaseId
          username
        }
        subject {
          __typename
          ... on Post {
            databaseId
            author {
              username
            }
          }
          ... on Comment {
            databaseId
            post {
              databaseId
            }
            commentAuthor: author {
              username
            }
          }
          ... on User {
            databaseId
            username
          }
          ... on Group {
            slug
            name
          }
        }
      }
    `,
    actionRef,
  )
  return (
    <ListArticle className={styles.article} aria-labelledby={id} position={position} setSize={setSize}>
      <p id={id}>
        <strong>{NAMES[action]}</strong>
        {reason && hasEffect(action) && ` (${REPORT_REASONS[reason]})`}: <SubjectLink subject={subject} />
      </p>
      {note && <Words>{note}</Words>}
      <p className={styles.facts}>
        {moderator ? (
          <Link to={paths.member(moderator.databaseId)}>@{moderator.username}</Link>
        ) : (
          nameWithoutModerator(action)
        )}{' '}
        · <RelativeTime moment={createdAt} />
      </p>
    </ListArticle>
  )
}

function SubjectLink({ subject }: { subject: LoggedAction_action$data['subject'] }) {
  if (subject?.__typename === 'Post')
    return <Link to={paths.post(subject.databaseId)}>post by @{subject.author.username}</Link>
  if (subject?.__typename === 'Comment')
    return (
      <Link to={`${paths.post(subject.post.databaseId)}?comment=${subject.databaseId}`}>
        comment{subject.commentAuthor && ` by @${subject.commentAuthor.username}`}
      </Link>
    )
  if (subject?.__typename === 'User')
    return <Link to={paths.member(subject.databaseId)}>@{subject.username}</Link>
  if (subject?.__typename === 'Group') return <Link to={paths.group(subject.slug)}>group {subject.name}</Link>
  return 'deleted content'
}

function nameWithoutModerator(action: Action): string {
  if (action === 'END_SUSPENSION') return 'By itself'
  return BY_OPERATOR.has(action) ? 'Operator' : 'Deleted account'
}
