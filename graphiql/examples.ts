import feed from './examples/feed.graphql?raw'
import numberedPages from './examples/numbered-pages.graphql?raw'
import post from './examples/post.graphql?raw'
import rateLimit from './examples/rate-limit.graphql?raw'
import react from './examples/react.graphql?raw'
import signIn from './examples/sign-in.graphql?raw'
import watch from './examples/watch.graphql?raw'

type Example = { query: string; variables?: Record<string, unknown> }

/** One for each task, in the order in which a newcomer meets them; each opens as a tab. */
export const examples: readonly Example[] = [
  { query: signIn },
  { query: feed, variables: { first: 5, after: null } },
  { query: numberedPages, variables: { size: 10, page: 3 } },
  { query: post, variables: { input: { text: 'Hello from GraphiQL #hello', mediaId: null } } },
  { query: react, variables: { postId: '', type: 'LIKE' } },
  { query: watch },
  { query: rateLimit },
]

/** What the headers editor shows at first. */
export const HEADERS_HINT = `{
  // Signed in here or on the site: a cookie tells.
  // A program sends its token instead:
  // "authorization": "Bearer <accessToken>"
}`
