import { memo, useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { PostCard_post$key } from '#client/__generated__/PostCard_post.graphql.ts'
import { CommentButton } from '#client/features/comments/CommentButton.tsx'
import { MemberLink } from '#client/features/members/MemberLink.tsx'
import { ReactionBar } from '#client/features/reactions/ReactionBar.tsx'
import { useSetReaction } from '#client/features/reactions/useSetReaction.ts'
import { SaveButton } from '#client/features/saved/SaveButton.tsx'
import { ShareButton } from '#client/features/sharing/ShareButton.tsx'
import { paths } from '#client/paths.ts'
import styles from './PostCard.module.css'
import { PostMedia } from '#client/features/media/PostMedia.tsx'
import { useMountedPost } from './mounted-posts.ts'
import { PostMenu } from './PostMenu.tsx'
import { PostOrigin, RemixLink } from './PostOrigin.tsx'
import { PostText } from './PostText.tsx'
import { cardClass } from '#client/ui/card-look.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import { ListArticle } from '#client/ui/list/ListArticle.tsx'

const RemovedNotice = lazyOptional(
  async () => (await import('#client/features/reports/RemovedNotice.tsx')).RemovedNotice,
)

/** The images of the posts that are visible first are not loaded lazily. */
const PROMPT_POSTS = 2

type PostCardProps = {
  post: PostCard_post$key
  /** Position in the list, from 1. */
  position: number
  /** Length of the list; -1 while there is more to load. */
  setSize: number
  /** The text is never folded. */
  isWhole?: boolean
}

/** Memoized: the list re-renders whenever the height of a card is measured. */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post: postRef, position, setSize, isWhole } = props
  const id = useId()
  const post = useFragment(
    graphql`
      fragment PostCard_post on Post {
        databaseId
        text
        createdAt
        editedAt
        isSensitive
        isRemoved
        group {
          slug
          name
        }
        author {
          ...MemberLink_user
        }
        media {
          ...PostMedia_media
        }
        ...PostOrigin_post
        ...PostMenu_post
        ...useSetReaction_subject
        ...CommentButton_post
        ...ShareButton_post
        ...SaveButton_post
      }
    `,
    postRef,
  )
  const { subject, react } = useSetReaction(post)
  useMountedPost(subject.id)
  const like = () => subject.viewerReaction !== 'LIKE' && react('LIKE')
  const text = (textId: string) => post.text && <PostText id={textId} text={post.text} isWhole={isWhole} />
  const actions = (
    <footer className={styles.actions}>
      <ReactionBar subject={post} shortcut="l" />
      <CommentButton post={post} postId={post.databaseId} />
      <RemixLink post={post} />
      <ShareButton post={post} />
      <SaveButton post={post} />
    </footer>
  )
  return (
    <ListArticle
      className={cardClass({ isEdgeToEdge: true }, styles.card)}
      aria-labelledby={`${id}author`}
      aria-describedby={post.text ? `${id}text` : undefined}
      position={position}
      setSize={setSize}
    >
      {post.group && (
        <Link to={paths.group(post.group.slug)} className={styles.group}>
          <bdi>{post.group.name}</bdi>
        </Link>
      )}
      <header className={styles.head}>
        <MemberLink user={post.author} nameId={`${id}author`} />
        <Link to={paths.post(post.databaseId)} aria-keyshortcuts="Enter" className={styles.time}>
          <span>
            <RelativeTime moment={post.createdAt} />
            {post.editedAt && ' · edited'}
          </span>
        </Link>
        <PostMenu post={post} postId={post.databaseId} />
      </header>
      {post.isRemoved && <RemovedNotice contentId={subject.id} />}
      {text(`${id}text`)}
      {post.media && (
        <PostMedia
          media={post.media}
          postId={post.databaseId}
          isSensitive={post.isSensitive}
          isPrompt={position <= PROMPT_POSTS}
          onDoubleTap={like}
        >
          {text(`${id}viewed`)}
          {actions}
        </PostMedia>
      )}
      <PostOrigin post={post} />
      {actions}
    </ListArticle>
  )
})
