import comments from './examples/comments.graphql?raw'
import createMeme from './examples/create-meme.graphql?raw'
import createPost from './examples/create-post.graphql?raw'
import feed from './examples/feed.graphql?raw'
import homeFeed from './examples/home-feed.graphql?raw'
import notifications from './examples/notifications.graphql?raw'
import numberedPages from './examples/numbered-pages.graphql?raw'
import postEvents from './examples/post-events.graphql?raw'
import rateLimit from './examples/rate-limit.graphql?raw'
import reactToPost from './examples/react-to-post.graphql?raw'
import search from './examples/search.graphql?raw'
import signIn from './examples/sign-in.graphql?raw'

type Example = { query: string; variables?: Record<string, unknown> }

/** Each example opens as a tab, in this order. */
export const examples: readonly Example[] = [
  { query: signIn },
  { query: feed, variables: { first: 5, after: null } },
  { query: numberedPages, variables: { size: 10, page: 3 } },
  { query: homeFeed, variables: { first: 5, userId: '' } },
  { query: search, variables: { query: 'cat -dog', name: 'cats' } },
  { query: createPost, variables: { input: { text: 'Hello from GraphiQL #hello', mediaId: null } } },
  {
    query: createMeme,
    variables: {
      text: 'Made by a program',
      meme: {
        width: 1080,
        height: 1080,
        background: { templateSlug: 'surprised' },
        layers: [
          { text: { text: 'Me writing a query', x: 0.04, y: 0.03, width: 0.92, height: 0.16 } },
          { text: { text: 'The server drawing a cat', x: 0.04, y: 0.81, width: 0.92, height: 0.16 } },
        ],
      },
    },
  },
  { query: reactToPost, variables: { postId: '', type: 'LIKE' } },
  { query: comments, variables: { postId: '', parentId: null, text: 'Hello from GraphiQL' } },
  { query: notifications },
  { query: postEvents },
  { query: rateLimit },
]

/** The initial content of the headers editor. */
export const HEADERS_HINT = `{
  // This browser is authenticated by a cookie after
  // signing in. API clients send a token instead:
  // "authorization": "Bearer <accessToken>"
}`
