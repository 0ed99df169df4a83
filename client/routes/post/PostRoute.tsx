import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Suspense, useState } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { postLoaderCommentsQuery } from '#client/__generated__/postLoaderCommentsQuery.graphql.ts'
import type { postLoaderLinkedQuery } from '#client/__generated__/postLoaderLinkedQuery.graphql.ts'
import type { postLoaderMoreQuery } from '#client/__generated__/postLoaderMoreQuery.graphql.ts'
import type { postLoaderQuery } from '#client/__generated__/postLoaderQuery.graphql.ts'
import type { useLinkedComment_comment$key } from '#client/__generated__/useLinkedComment_comment.graphql.ts'
import { CommentThread } from '#client/features/comments/CommentThread.tsx'
import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { Lineage } from '#client/features/memes/Lineage.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useGoBack } from '#client/routes/GoBack.tsx'
import { ScreenNotice } from '#client/routes/ScreenNotice.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { PostCard } from '#client/features/posts/PostCard.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { onOneLine } from '#rules/invisible-characters.ts'
import { isolate } from '#rules/isolate.ts'
import { POST_TITLE_LENGTH, PRODUCT_NAME } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import * as threadMessages from '#client/features/comments/messages.ts'
import { cutText } from '#rules/post-text.ts'
import { commentsQuery, linkedQuery, morePostsQuery, type postLoader, postQuery } from './postLoader.ts'
import { MorePosts } from './more-posts.tsx'
import styles from './PostRoute.module.css'

const error = { title: 'Failed to load post', headingLevel: 1 } as const

export function PostRoute() {
  const queries = useLoaderData<typeof postLoader>()
  if (!queries) return <PostNotFound message={messages.postNotFound} />
  const { post, more, ...queriesOfComments } = queries
  return (
    <QueryBoundary key={post.variables.postId} skeleton={<PostFeedSkeleton count={1} />} error={error}>
      <PostScreen reference={post} comments={queriesOfComments} more={more} />
    </QueryBoundary>
  )
}

type CommentQueries = {
  comments: PreloadedQuery<postLoaderCommentsQuery>
  linked: PreloadedQuery<postLoaderLinkedQuery> | null
}

type PostScreenProps = {
  reference: PreloadedQuery<postLoaderQuery>
  comments: CommentQueries
  more: PreloadedQuery<postLoaderMoreQuery> | null
}

function PostScreen({ reference, comments, more }: PostScreenProps) {
  const { sharedPost: post } = useRouteQuery<postLoaderQuery>(postQuery, reference)
  const isVisitor = useIsVisitor()
  const { revalidate } = useRevalidator()
  // The post may be deleted while it is shown.
  const [wasThere] = useState(Boolean(post))
  if (!post) return <PostNotFound message={wasThere ? messages.postGone : messages.postNotFound} />
  const text = cutText(onOneLine(post.text), POST_TITLE_LENGTH)
  const name = isolate(post.author.fullName)
  const title = text ? `${name}: “${isolate(text)}”` : `An image by ${name}`
  return (
    <>
      <PageTitle>{`${title} · ${PRODUCT_NAME}`}</PageTitle>
      {isVisitor ? <h1 className="visually-hidden">Post</h1> : <PostHeading />}
      <PostCard post={post} position={1} setSize={1} isWhole />
      {post.meme && <Lineage postId={reference.variables.postId} />}
      <QueryBoundary
        query={{ key: comments.comments, reload: () => void revalidate() }}
        skeleton={<PageSpinner label="Loading comments" />}
        error={{ title: threadMessages.commentsLoadFailed }}
      >
        {comments.linked ? (
          <LinkedComments comments={comments.comments} linked={comments.linked} />
        ) : (
          <Comments reference={comments.comments} linked={undefined} />
        )}
      </QueryBoundary>
      {more && (
        <ErrorBoundary resetKey={more} renderFallback={() => null}>
          <Suspense>
            <More reference={more} postId={reference.variables.postId} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

type LinkedCommentsProps = {
  comments: PreloadedQuery<postLoaderCommentsQuery>
  linked: PreloadedQuery<postLoaderLinkedQuery>
}

function LinkedComments({ comments, linked }: LinkedCommentsProps) {
  const { node } = useRouteQuery<postLoaderLinkedQuery>(linkedQuery, linked)
  return <Comments reference={comments} linked={node?.comment ?? null} />
}

type CommentsProps = {
  reference: PreloadedQuery<postLoaderCommentsQuery>
  linked: useLinkedComment_comment$key | null | undefined
}

function Comments({ reference, linked }: CommentsProps) {
  const { viewer, sharedPost } = useRouteQuery<postLoaderCommentsQuery>(commentsQuery, reference)
  return sharedPost && <CommentThread post={sharedPost} viewer={viewer ?? null} linked={linked} />
}

function More({ reference, postId }: { reference: PreloadedQuery<postLoaderMoreQuery>; postId: string }) {
  return <MorePosts query={useRouteQuery<postLoaderMoreQuery>(morePostsQuery, reference)} besides={postId} />
}

function PostHeading() {
  return (
    <div className={styles.head}>
      <IconButton label="Go Back" onClick={useGoBack()}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <h1 className={styles.heading}>Post</h1>
    </div>
  )
}

function PostNotFound({ message }: { message: string }) {
  return (
    <ScreenNotice
      title={message}
      cast="ghost"
      action={<ButtonLink to={paths.landing}>Go Back Home</ButtonLink>}
    />
  )
}
