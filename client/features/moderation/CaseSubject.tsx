import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type {
  CaseSubject_case$data,
  CaseSubject_case$key,
} from '#client/__generated__/CaseSubject_case.graphql.ts'
import { PostMedia } from '#client/features/media/PostMedia.tsx'
import { PostText } from '#client/features/posts/PostText.tsx'
import { paths } from '#client/paths.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import styles from './CaseDetail.module.css'
import { GroupSubject } from './GroupSubject.tsx'
import { Part, Words } from './Part.tsx'

/** The reported content as members see it, and as it was when it was reported. */
export function CaseSubject({ moderationCase: caseRef }: { moderationCase: CaseSubject_case$key }) {
  const { subject, subjectSnapshot } = useFragment(
    graphql`
      fragment CaseSubject_case on ModerationCase {
        subjectSnapshot
        subject {
          __typename
          ... on Post {
            databaseId
            text
            createdAt
            isSensitive
            isRemoved
            media {
              ... on ImageMedia {
                altText
              }
              ... on VideoMedia {
                altText
              }
              ...PostMedia_media
            }
          }
          ... on Comment {
            databaseId
            text
            createdAt
            isRemoved
            post {
              databaseId
            }
            media {
              altText
              ...PostMedia_media
            }
          }
          ... on User {
            fullName
            username
            bio
          }
          ... on Group {
            name
            description
            rules
            ...GroupSubject_group @alias(as: "group")
          }
        }
      }
    `,
    caseRef,
  )
  return (
    <>
      <Content subject={subject ?? null} />
      {subjectSnapshot && subjectSnapshot !== snapshotOf(subject) && (
        <Part title="When it was reported">
          <Words>{subjectSnapshot}</Words>
        </Part>
      )}
    </>
  )
}

type Subject = NonNullable<CaseSubject_case$data['subject']> | null

function Content({ subject }: { subject: Subject }) {
  if (subject?.__typename === 'User')
    return (
      <Part title="Profile">
        {subject.bio ? <Words>{subject.bio}</Words> : <p>The profile has no text.</p>}
      </Part>
    )
  if (subject?.__typename === 'Group') return subject.group && <GroupSubject group={subject.group} />
  if (subject?.__typename !== 'Post' && subject?.__typename !== 'Comment')
    return <Banner tone="info">It was deleted.</Banner>
  const { text, media, isRemoved, databaseId } = subject
  const isPost = subject.__typename === 'Post'
  const path = isPost
    ? paths.post(databaseId)
    : `${paths.post(subject.post.databaseId)}?comment=${databaseId}`
  const renderText = (id: string) => text && <PostText id={id} text={text} />
  return (
    <article tabIndex={-1} aria-label="Reported content" className={styles.subject}>
      {isRemoved && <Banner tone="info">It is removed: only its author and moderators see it.</Banner>}
      {renderText('subject')}
      {media && (
        <PostMedia
          media={media}
          postId={databaseId}
          isSensitive={isRemoved || (isPost && subject.isSensitive)}
          isPrompt
          onDoubleTap={() => undefined}
        >
          {renderText('viewed-subject')}
        </PostMedia>
      )}
      <p className={styles.facts}>
        <RelativeTime moment={subject.createdAt} /> ·{' '}
        <Link to={path}>{isPost ? 'Open the post' : 'Open the comment'}</Link>
        {isPost && subject.isSensitive && ' · Marked as sensitive'}
      </p>
    </article>
  )
}

/** The snapshot that a report would store now. */
function snapshotOf(subject: Subject | undefined): string {
  if (subject?.__typename === 'User')
    return linesOf(`${subject.fullName} (@${subject.username})`, subject.bio)
  if (subject?.__typename === 'Group') return linesOf(subject.name, subject.description, ...subject.rules)
  if (subject?.__typename !== 'Post' && subject?.__typename !== 'Comment') return ''
  return linesOf(subject.text, subject.media && `[${subject.media.altText || 'picture or video'}]`)
}

function linesOf(...lines: (string | null | undefined)[]): string {
  return lines.filter(Boolean).join('\n')
}
