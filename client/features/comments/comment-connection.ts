import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import type { CommentSort } from '#client/__generated__/useAddCommentMutation.graphql.ts'

const COMMENTS_KEY = 'CommentThread_comments'
const REPLIES_KEY = 'CommentReplies_replies'

/** Replies are a conversation. */
export const REPLY_SORT: CommentSort = 'OLDEST'

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
  if (!comment || !connection) return false
  const edges = connection.getLinkedRecords('edges') ?? []
  if (edges.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === comment.getDataID())) return false
  const edge = ConnectionHandler.buildConnectionEdge(store, connection, commentEdge)
  if (!edge) return false
  if (parent || sort === 'OLDEST') ConnectionHandler.insertEdgeAfter(connection, edge)
  else ConnectionHandler.insertEdgeBefore(connection, edge)
  return true
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
