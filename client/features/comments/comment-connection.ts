import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { insertEdge } from '#client/relay/edges.ts'
import type { LiveListOptions } from '#client/relay/useLiveList.ts'
import type { CommentSort } from '#client/__generated__/useAddCommentMutation.graphql.ts'

const COMMENTS_KEY = 'CommentThread_comments'
const REPLIES_KEY = 'CommentReplies_replies'

/** Replies are a conversation. */
export const REPLY_SORT: CommentSort = 'OLDEST'

/** The comments of a post as a live list. Those of others appear only on request, because there is no place where nothing moves. */
export function liveCommentsOf(postId: string): LiveListOptions {
  return { name: `comments of ${postId}`, paths: [] }
}

/**
 * Adds a new comment to the fetched list that it belongs to. Returns false if the list was not fetched or has the comment
 * already. The comment must have its parent.
 */
export function insertComment(
  store: RecordSourceProxy,
  postId: string,
  sort: CommentSort,
  commentEdge: RecordProxy,
): boolean {
  const comment = commentEdge.getLinkedRecord('node')
  const parent = comment?.getLinkedRecord('parent')
  const post = store.get(postId)
  const connection = parent
    ? ConnectionHandler.getConnection(parent, REPLIES_KEY)
    : post && ConnectionHandler.getConnection(post, COMMENTS_KEY, { sort })
  return insertEdge(store, connection, commentEdge, parent || sort === 'OLDEST' ? 'last' : 'first')
}

/** Gives a new comment the list of its replies. Its event omits it, because replies differ from viewer to viewer. */
export function addEmptyReplies(store: RecordSourceProxy, comment: RecordProxy): void {
  const dataID = comment.getDataID()
  const handleKey = `__${REPLIES_KEY}_connection`
  if (comment.getLinkedRecord(handleKey)) return
  const pageInfo = store.create(`${dataID}:pageInfo`, 'PageInfo')
  pageInfo.setValue(false, 'hasNextPage').setValue(null, 'endCursor')
  const replies = store.create(`${dataID}:replies`, 'CommentConnection')
  replies.setLinkedRecords([], 'edges').setLinkedRecord(pageInfo, 'pageInfo')
  comment.setLinkedRecord(replies, 'replies')
  ConnectionHandler.update(store, { dataID, args: {}, fieldKey: 'replies', handle: 'connection', handleKey })
}
