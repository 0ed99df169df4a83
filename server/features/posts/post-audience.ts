import { sql, type RawBuilder } from 'kysely'
import { isBlockedOrMuted, listedFor, visibleTo } from '#server/features/visibility/visible-to.ts'
import type { ReactionKind } from '#server/generated/prisma/client.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { PostView } from './post-query.ts'

/** Members who get the same field values in an event of a post. */
type PostAudience = {
  memberIds: string[]
  viewerReaction: ReactionKind | null
  viewerSaved: boolean
  isInHomeFeed: boolean
  /** Whether they are the author or mute the author. */
  isRelated: boolean
}

const VIEWER_ID = sql.ref<string>('viewer.id')

/** The home feed of the viewer contains the post if it is listed for the viewer. */
const IS_IN_HOME_FEED = sql`(
  author_id = viewer.id
  OR EXISTS (SELECT FROM follows WHERE follower_id = viewer.id AND followed_id = author_id)
  OR (tags <> '{}' AND EXISTS (
    SELECT FROM tag_follows JOIN post_tags USING (tag_id) WHERE member_id = viewer.id AND post_id = posts.id
  ))
  OR EXISTS (SELECT FROM group_members WHERE member_id = viewer.id AND group_members.group_id = posts.group_id)
)`

function prepareAudience(name: string, receives: RawBuilder<boolean>) {
  return prepareQuery(
    name,
    ({ postId, ids }: ParametersOf<{ postId: string; ids: readonly string[] }>) => sql<PostAudience>`
      SELECT array_agg(id) AS "memberIds", "viewerReaction", "viewerSaved", "isInHomeFeed", "isRelated" FROM (
        SELECT viewer.id,
          (
            SELECT upper(kind::text) FROM reactions WHERE post_id = posts.id AND member_id = viewer.id
          ) AS "viewerReaction",
          EXISTS (
            SELECT FROM saved_posts WHERE post_id = posts.id AND member_id = viewer.id
          ) AS "viewerSaved",
          ${IS_IN_HOME_FEED} AS "isInHomeFeed",
          author_id = viewer.id OR ${isBlockedOrMuted(VIEWER_ID, sql.ref('author_id'))} AS "isRelated"
        FROM ${unnestIds(ids)} AS viewer, posts
        WHERE posts.id = ${postId}::uuid AND ${receives}
      ) AS recipient
      GROUP BY "viewerReaction", "viewerSaved", "isInHomeFeed", "isRelated"`,
  )
}

/** The members with the ids whose lists contain the post. */
export const LISTING_MEMBERS = prepareAudience('members-listing-post', listedFor(VIEWER_ID))

/** The members with the ids who can see the post. */
export const SEEING_MEMBERS = prepareAudience('members-seeing-post', visibleTo(VIEWER_ID))

/** Adds what the members have in common to a post that was loaded for no viewer. */
export function withViewerFields(
  post: PostView,
  { viewerReaction, viewerSaved }: Pick<PostAudience, 'viewerReaction' | 'viewerSaved'>,
): PostView {
  return { ...post, viewerReaction, viewerSaved }
}

/** Whether all viewer-dependent fields of the post and its author have their broadcast values. */
export function isUnrelated({
  isRelated,
  viewerReaction,
  viewerSaved,
}: Omit<PostAudience, 'isInHomeFeed'>): boolean {
  return !isRelated && viewerReaction === null && !viewerSaved
}
