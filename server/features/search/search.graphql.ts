import { MENTION_SUGGESTIONS_MAX, SEARCH_QUERY_MAX } from '#rules/limits.ts'
import { GroupConnection } from '#server/features/groups/group.graphql.ts'
import { UserConnection } from '#server/features/members/user-connection.graphql.ts'
import { UserRef } from '#server/features/members/user.graphql.ts'
import { PostConnection } from '#server/features/posts/post-connection.graphql.ts'
import { TAG_COUNT, tagCount, TagRef } from '#server/features/tags/tags.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { connectionArguments } from '#server/platform/graphql/connection.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { searchGroups } from './search-groups.ts'
import { searchMembers } from './search-members.ts'
import { searchPosts } from './search-posts.ts'
import { searchTags } from './search-tags.ts'
import { suggestMentions } from './suggest-mentions.ts'
import { suggestSearch } from './suggest-search.ts'

const MediaKind = builder.enumType('MediaKind', {
  description: 'The kinds of posts by their media.',
  values: {
    IMAGE: { description: 'Posts with an image, including memes.' },
    VIDEO: { description: 'Posts with a video.' },
    MEME: { description: 'Posts with a meme made in the editor.' },
    TEXT: { description: 'Posts without media.' },
  } as const,
})

const SearchSort = builder.enumType('SearchSort', {
  description: 'Ordering options for found posts.',
  values: {
    RELEVANCE: {
      description:
        'Posts with all words in their text first, then by likes in relation to age. By the latter only if about 10,000 posts or more match.',
    },
    NEWEST: { description: 'Newest first.' },
    TOP: { description: 'By likes minus dislikes of others, then newest first.' },
  } as const,
})

const queryDescription = `The words that are searched, at most ${SEARCH_QUERY_MAX} characters. The last one can be incomplete.`

builder.queryFields((t) => ({
  searchPosts: t.field({
    type: PostConnection,
    authScopes: { public: true },
    description:
      'The posts that contain all words in their text, tags or alternative text. An empty query finds nothing. ' +
      '`totalCount` is exact up to 10,000. If more posts match, old ones can be missing.',
    args: {
      query: t.arg.string({
        required: true,
        description:
          `The search, at most ${SEARCH_QUERY_MAX} characters: words, the last of which can be incomplete, and operators: ` +
          '`"exact phrase"`, `-excluded`, `#tag`, `from:username`, `in:group-slug`, `is:image|video|meme|text`, `before:2026-01-31` (exclusive) and `after:2026-01-01` (inclusive).',
      }),
      mediaKind: t.arg({ type: MediaKind, description: 'Only posts of this kind.' }),
      sort: t.arg({ type: SearchSort, defaultValue: 'RELEVANCE', description: 'The order.' }),
      ...connectionArguments,
    },
    resolve: (_root, { query, mediaKind, sort, ...window }, context) => {
      const input = { query, mediaKind: mediaKind ?? null, sort: sort ?? 'RELEVANCE' }
      return searchPosts(context.dependencies, context, input, window)
    },
  }),
  searchMembers: t.field({
    type: UserConnection,
    authScopes: { public: true },
    description:
      'The members whose username, full name or bio contains all words, at most about 10,000. If there is none, members with a similar name.',
    args: { query: t.arg.string({ required: true, description: queryDescription }), ...connectionArguments },
    resolve: (_root, { query, ...window }, context) =>
      searchMembers(context.dependencies, context, query, window),
  }),
  searchGroups: t.field({
    type: GroupConnection,
    authScopes: { public: true },
    description: 'The groups whose name, slug or description contains all words, at most about 10,000.',
    args: { query: t.arg.string({ required: true, description: queryDescription }), ...connectionArguments },
    resolve: (_root, { query, ...window }, context) =>
      searchGroups(context.dependencies, context, query, window),
  }),
  searchTags: t.field({
    type: [TagRef],
    authScopes: { public: true },
    description:
      'The tags that begin with the query, the most used first. If there is none, tags with a similar name.',
    args: {
      query: t.arg.string({ required: true, description: 'The beginning of a name, with or without `#`.' }),
      ...tagCount,
    },
    resolve: (_root, { query, first }, context) =>
      searchTags(context.dependencies, context, query, first ?? TAG_COUNT),
  }),
  mentionSuggestions: t.field({
    type: [UserRef],
    authScopes: { read: true },
    description:
      'The members to mention while their name is typed: the exact username first, then followed members, then the most followed.',
    args: {
      prefix: t.arg.string({
        required: true,
        description: 'The beginning of a username or of a word of a full name.',
      }),
      first: t.arg.int({
        required: true,
        defaultValue: 6,
        description: `The number of members, at most ${MENTION_SUGGESTIONS_MAX}.`,
      }),
    },
    resolve: (_root, { prefix, first }, { dependencies, viewer, caller }) =>
      suggestMentions(dependencies, { viewer: requireViewer(viewer), caller }, prefix, first),
  }),
  searchSuggestion: t.string({
    nullable: true,
    authScopes: { public: true },
    description:
      'The query with words that no recent post contains replaced by similar ones. Null if there is nothing to replace.',
    args: { query: t.arg.string({ required: true, description: 'The query of a search for posts.' }) },
    resolve: (_root, { query }, context) => suggestSearch(context.dependencies, context, query),
  }),
}))
