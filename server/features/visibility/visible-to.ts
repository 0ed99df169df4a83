import { sql, type Expression, type RawBuilder } from 'kysely'

// Conditions of queries. `viewerId` is NULL for visitors. It must be a parameter or a qualified column, and so must a member's id.
// Subqueries with a scalar result keep PostgreSQL from joining: a page looks up only its own rows.

type Id = Expression<string | null>

/** The condition on `posts` that everyone can see. Rankings, counts, numbered pages and previews use it. */
export const isPublic: RawBuilder<boolean> = sql`is_public`

/** One of the two has blocked the other. */
export function isBlocked(viewerId: Id, memberId: Id): RawBuilder<boolean> {
  return sql`coalesce((
    SELECT hidden.is_blocked FROM hidden_members AS hidden
    WHERE hidden.viewer_id = ${viewerId} AND hidden.member_id = ${memberId}
  ), false)`
}

/** The two are blocked, or the viewer has muted the member. */
export function isBlockedOrMuted(viewerId: Id, memberId: Id): RawBuilder<boolean> {
  return sql`coalesce((
    SELECT hidden.is_blocked OR hidden.muted_until > now() FROM hidden_members AS hidden
    WHERE hidden.viewer_id = ${viewerId} AND hidden.member_id = ${memberId}
  ), false)`
}

/** The post or comment has a word that the viewer has muted. Without a table, the condition is on the columns in scope. */
export function hasMutedWord(viewerId: Id, table?: string): RawBuilder<boolean> {
  const [lexemes, text] = ['lexemes', 'text'].map((name) => sql.ref(table ? `${table}.${name}` : name))
  const mutedWords = sql`(SELECT query::tsquery FROM muted_words WHERE muted_words.member_id = ${viewerId})`
  // Without muted words, the lexemes are not read. A repeated task has yet to compute those of some rows of earlier versions.
  return sql`CASE WHEN ${mutedWords} IS NULL THEN false
    ELSE coalesce(${lexemes}, text_lexemes(${text})) @@ ${mutedWords} END`
}

/** The condition on sensitive `posts` of a viewer who leaves them out of lists. */
function isHiddenAsSensitive(viewerId: Id): RawBuilder<boolean> {
  return sql`(is_sensitive AND ${hidesSensitivePosts(viewerId)})`
}

function hidesSensitivePosts(viewerId: Id): RawBuilder<boolean> {
  return sql`coalesce((
    SELECT setting.sensitive_media = 'hide' FROM members AS setting WHERE setting.id = ${viewerId}
  ), false)`
}

/** The condition on `posts` that a viewer can see by their address: own posts, and public ones of members without a block. */
export function visibleTo(viewerId: Id): RawBuilder<boolean> {
  return sql`(author_id = ${viewerId} OR (${isPublic} AND NOT ${isBlocked(viewerId, sql.ref('author_id'))}))`
}

/** The viewer is a moderator or an administrator. */
export function moderates(viewerId: Id): RawBuilder<boolean> {
  return sql`coalesce((SELECT role <> 'member' FROM members AS moderator WHERE moderator.id = ${viewerId}), false)`
}

/** The condition on `posts` that a viewer can open. Moderators also open those that are hidden, unless the video is unfinished. */
export function openedBy(viewerId: Id): RawBuilder<boolean> {
  return sql`(${visibleTo(viewerId)} OR (${moderates(viewerId)} AND NOT 'media_not_ready' = ANY (hidden_reasons)))`
}

/** The condition on `media` of memes that a viewer can see uncovered: own ones, and those of memes that the viewer may remix. */
export function sourceVisibleTo(viewerId: Id): RawBuilder<boolean> {
  return sql`(media.owner_id = ${viewerId} OR (
    ${viewerId}::uuid IS NOT NULL
    AND EXISTS (SELECT FROM members AS member WHERE member.id = media.owner_id AND ${memberFoundFor(viewerId)})
    AND EXISTS (
      SELECT FROM meme_images JOIN posts ON posts.id = meme_images.post_id
      WHERE meme_images.media_id = media.id AND is_remixable AND ${visibleTo(viewerId)}
    )
  ))`
}

/** The condition on `posts` that the profile of the author shows to a viewer, who may have muted the author. */
export function listedOnProfileFor(viewerId: Id): RawBuilder<boolean> {
  return sql`(${visibleTo(viewerId)} AND (author_id = ${viewerId} OR NOT ${isHiddenAsSensitive(viewerId)}))`
}

/**
 * The condition on `posts` that lists and events show to a viewer: without muted members and words, and without sensitive posts
 * if the viewer hides them.
 */
export function listedFor(viewerId: Id): RawBuilder<boolean> {
  return sql`(author_id = ${viewerId} OR (
    ${isPublic} AND NOT ${isBlockedOrMuted(viewerId, sql.ref('author_id'))}
    AND NOT ${isHiddenAsSensitive(viewerId)} AND NOT ${hasMutedWord(viewerId)}
  ))`
}

/** The viewer has neither blocked, been blocked by nor muted anybody, has muted no words and does not hide sensitive posts. */
export function hidesNothing(viewerId: Id): RawBuilder<boolean> {
  return sql`(
    NOT EXISTS (SELECT FROM hidden_members AS hidden WHERE hidden.viewer_id = ${viewerId})
    AND NOT EXISTS (SELECT FROM muted_words WHERE muted_words.member_id = ${viewerId})
    AND NOT ${hidesSensitivePosts(viewerId)}
  )`
}

/** The condition on `comments` that lists show to a viewer who can see the list. Placeholders have no author. */
export function commentListedFor(viewerId: Id): RawBuilder<boolean> {
  return sql`NOT ${isUnlistedComment(viewerId, 'comments')}`
}

/** The condition on `comments` that notifications show to a viewer who can see the post. */
export function commentListedInThreadFor(viewerId: Id): RawBuilder<boolean> {
  return isThreadWithout((table) => isUnlistedComment(viewerId, table))
}

/** The condition on `thread`, a comment and those above it, that events show to a viewer who can see the post. */
export function threadListedFor(viewerId: Id): RawBuilder<boolean> {
  return sql`NOT EXISTS (SELECT FROM thread WHERE ${isUnlistedComment(viewerId, 'thread')})`
}

// Subqueries for a value, because PostgreSQL turns EXISTS into a join and reads the whole table for a hundred ids.

/** Lists and events show the post with the id to the viewer. */
export function isListedPost(viewerId: Id, postId: Id): RawBuilder<boolean> {
  return sql`coalesce((SELECT ${listedFor(viewerId)} FROM posts WHERE posts.id = ${postId}), false)`
}

/** Events and notifications show the comment with the id to the viewer. */
export function isListedComment(viewerId: Id, commentId: Id): RawBuilder<boolean> {
  return sql`coalesce((
    SELECT ${commentListedInThreadFor(viewerId)}
      AND (SELECT ${visibleTo(viewerId)} FROM posts WHERE posts.id = comments.post_id)
    FROM comments WHERE comments.id = ${commentId}
  ), false)`
}

/** The condition on `comments` that a viewer who can see the post can open. */
export function commentVisibleTo(viewerId: Id): RawBuilder<boolean> {
  return isThreadWithout((table) =>
    isHiddenComment(viewerId, table, isBlocked(viewerId, sql.ref(`${table}.author_id`))),
  )
}

/** The condition on `comments` that a viewer can open. */
export function commentOpenedBy(viewerId: Id): RawBuilder<boolean> {
  return sql`(${moderates(viewerId)} OR (
    ${commentVisibleTo(viewerId)}
    AND EXISTS (SELECT FROM posts WHERE posts.id = comments.post_id AND ${visibleTo(viewerId)})
  ))`
}

function isUnlistedComment(viewerId: Id, table: string): RawBuilder<boolean> {
  const isMuted = isBlockedOrMuted(viewerId, sql.ref(`${table}.author_id`))
  return isHiddenComment(viewerId, table, sql`${isMuted} OR ${hasMutedWord(viewerId, table)}`)
}

/** Only its author sees a hidden comment. */
function isHiddenComment(viewerId: Id, table: string, isOmitted: RawBuilder<boolean>): RawBuilder<boolean> {
  const [isHidden, authorId] = ['is_hidden', 'author_id'].map((name) => sql.ref(`${table}.${name}`))
  return sql`(${authorId} IS DISTINCT FROM ${viewerId} AND (${isHidden} OR ${isOmitted}))`
}

const threadColumns = (table: string) =>
  sql.join(
    ['parent_id', 'author_id', 'is_hidden', 'text', 'lexemes'].map((name) => sql.ref(`${table}.${name}`)),
  )

/** Neither the comment nor one above it satisfies the condition: a thread is hidden with the comment above it. */
function isThreadWithout(isOmitted: (table: string) => RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`(NOT ${isOmitted('comments')} AND NOT EXISTS (
    WITH RECURSIVE ancestor AS (
      SELECT ${threadColumns('parent')} FROM comments AS parent WHERE parent.id = comments.parent_id
      UNION ALL
      SELECT ${threadColumns('parent')} FROM ancestor JOIN comments AS parent ON parent.id = ancestor.parent_id
    )
    SELECT FROM ancestor WHERE ${isOmitted('ancestor')}
  ))`
}

/** The member has blocked the viewer. */
export function blocksViewer(viewerId: Id, memberId: Id): RawBuilder<boolean> {
  return sql`coalesce((
    SELECT hidden.is_blocked_by FROM hidden_members AS hidden
    WHERE hidden.viewer_id = ${viewerId} AND hidden.member_id = ${memberId}
  ), false)`
}

/** The condition on `members` as `member` that a viewer can follow. It includes members blocked by the viewer, who can unblock them. */
export function memberVisibleTo(viewerId: Id): RawBuilder<boolean> {
  return sql<boolean>`(member.suspended_at IS NULL AND NOT ${blocksViewer(viewerId, sql.ref('member.id'))})`
}

/** The condition on `members` as `member` that a viewer can open. Moderators also open suspended members and those who block them. */
export function memberOpenedBy(viewerId: Id): RawBuilder<boolean> {
  return sql<boolean>`(${memberVisibleTo(viewerId)} OR ${moderates(viewerId)})`
}

/** The condition on `members` as `member` that lists and suggestions show to a viewer. */
export function memberListedFor(viewerId: Id): RawBuilder<boolean> {
  return sql`(member.suspended_at IS NULL AND NOT ${isBlockedOrMuted(viewerId, sql.ref('member.id'))})`
}

/** The condition on `members` as `member` that a search finds for a viewer, which includes muted members. */
export function memberFoundFor(viewerId: Id): RawBuilder<boolean> {
  return sql`(member.suspended_at IS NULL AND NOT ${isBlocked(viewerId, sql.ref('member.id'))})`
}

/** The condition on `groups` that lists show to everyone. Deleted groups have posts until a task has taken them out. */
export const isListedGroup: RawBuilder<boolean> = sql`(groups.deleted_at IS NULL AND NOT groups.is_removed)`

/** The condition on `groups` that a viewer can open. Moderators of the site also open those that were removed. */
export function groupOpenedBy(viewerId: Id): RawBuilder<boolean> {
  return sql`(groups.deleted_at IS NULL AND (NOT groups.is_removed OR ${moderates(viewerId)}))`
}
