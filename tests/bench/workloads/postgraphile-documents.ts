/** The fields of a post card under PostGraphile's names, without the thumb hash, which is binary. */
export const POST_FIELDS = `
  id text createdAt editedAt updatedAt isRemixable remixOfId creditedPostId likeCount dislikeCount shareCount commentCount tags
  memberByAuthorId { id fullName username photoId }
  mediaByMediaId { id kind status width height altText isAnimated }
  reactionsByPostIdAndAuthorId(condition: { memberId: $viewer }, first: 1) { nodes { kind } }
  savedPostsByPostId(condition: { memberId: $viewer }, first: 1) { nodes { createdAt } }`

export const FEED = `
  query Feed($viewer: UUID!, $after: Cursor) {
    allPosts(condition: { isPublic: true }, orderBy: [CREATED_AT_DESC, ID_DESC], first: 10, after: $after) {
      edges { cursor node { ${POST_FIELDS} } }
      pageInfo { endCursor hasNextPage }
    }
  }`

/** Uses an offset and the total count. */
export const numberedPage = (order: string, condition = '') => `
  query Page($viewer: UUID!, $offset: Int!) {
    allPosts(condition: { isPublic: true ${condition} }, orderBy: [${order}, ID_DESC], first: 10, offset: $offset) {
      totalCount
      nodes { ${POST_FIELDS} }
    }
  }`

export const PROFILE = `
  query Profile($viewer: UUID!) {
    memberById(id: $viewer) {
      id username fullName bio phone photoId roleId organizationId createdAt updatedAt
      credentialByMemberId { email }
    }
  }`

export const TRENDING_MEMBERS = `
  query TrendingMembers {
    allTrendingMembers(orderBy: [LIKES_DESC, ALL_TIME_LIKES_DESC, MEMBER_ID_ASC], first: 10) {
      nodes { likes memberId }
    }
  }`

export const CREATE_POST = `
  mutation CreatePost($post: PostInput!) { createPost(input: { post: $post }) { post { id text createdAt } } }`
