// The features of the site. A new feature is added to these lists.

// Types, queries and mutations of the GraphQL API.
import './auth/access-token.graphql.ts'
import './auth/identities.graphql.ts'
import './auth/identity-sign-in.graphql.ts'
import './auth/password.graphql.ts'
import './auth/sessions.graphql.ts'
import './auth/sign-in.graphql.ts'
import './auth/sign-up.graphql.ts'
import './comments/comment.graphql.ts'
import './comments/comment-connection.graphql.ts'
import './comments/comment-events.graphql.ts'
import './comments/comment-mutations.graphql.ts'
import './follows/follows.graphql.ts'
import './follows/followed-post-events.graphql.ts'
import './media/media.graphql.ts'
import './memes/meme.graphql.ts'
import './memes/meme-sticker.graphql.ts'
import './memes/meme-template.graphql.ts'
import './members/account.graphql.ts'
import './members/profile.graphql.ts'
import './members/user.graphql.ts'
import './members/viewer.graphql.ts'
import './posts/post.graphql.ts'
import './posts/post-changes.graphql.ts'
import './posts/post-connection.graphql.ts'
import './posts/post-events.graphql.ts'
import './posts/post-mutations.graphql.ts'
import './posts/post-ranking.graphql.ts'
import './posts/top-posts.graphql.ts'
import './reactions/reactions.graphql.ts'
import './reposts/reposts.graphql.ts'
import './saved/saved.graphql.ts'
import './search/search.graphql.ts'
import './sharing/sharing.graphql.ts'
import './tags/tags.graphql.ts'
import './trending/trending.graphql.ts'
import './notifications/notification.graphql.ts'
import './notifications/notification-mutations.graphql.ts'
import './notifications/notification-events.graphql.ts'
import './notifications/push.graphql.ts'
import './safety/safety.graphql.ts'
import './safety/member-hidden.graphql.ts'

// The rows whose changes cause notifications.
import './posts/posts.notifications.ts'
import './reactions/reactions.notifications.ts'
import './comments/comments.notifications.ts'
import './follows/follows.notifications.ts'
import './reposts/reposts.notifications.ts'
import './memes/memes.notifications.ts'

// Contributions to account deletion, data export, suspension, counter checks and repeated tasks. They apply in this order.
import './posts/posts.lifecycle.ts'
import './comments/comments.lifecycle.ts'
import './reactions/reactions.lifecycle.ts'
import './sharing/sharing.lifecycle.ts'
import './follows/follows.lifecycle.ts'
import './saved/saved.lifecycle.ts'
import './safety/safety.lifecycle.ts'
import './search/search.lifecycle.ts'
import './tags/tags.lifecycle.ts'
import './trending/trending.lifecycle.ts'
import './notifications/notifications.lifecycle.ts'
import './auth/auth.lifecycle.ts'
import './media/media.lifecycle.ts'
import './memes/memes.lifecycle.ts'
import './reposts/reposts.lifecycle.ts'
import './members/members.lifecycle.ts'

// The OpenAPI documentation of input that several operations share.
import './members/input-documentation.ts'

import { accessTokenOperations } from './auth/access-token.rest.ts'
import { identityOperations } from './auth/identities.rest.ts'
import { identitySignInOperations } from './auth/identity-sign-in.rest.ts'
import { passwordOperations } from './auth/password.rest.ts'
import { sessionOperations } from './auth/sessions.rest.ts'
import { signInOperations } from './auth/sign-in.rest.ts'
import { signUpOperations } from './auth/sign-up.rest.ts'
import { mediaOperations } from './media/media.rest.ts'
import { accountOperations } from './members/account.rest.ts'
import { photoOperations } from './members/photo.rest.ts'
import { profileOperations } from './members/profile.rest.ts'
import { postOperations } from './posts/post.rest.ts'
import { reactionOperations } from './reactions/reactions.rest.ts'
import { sharingOperations } from './sharing/sharing.rest.ts'
import { trendingOperations } from './trending/trending.rest.ts'

/** The documented operations of the REST API. */
export const restOperations = [
  ...signUpOperations,
  ...signInOperations,
  ...sessionOperations,
  ...identitySignInOperations,
  ...identityOperations,
  ...passwordOperations,
  ...postOperations,
  ...sharingOperations,
  ...reactionOperations,
  ...mediaOperations,
  ...profileOperations,
  ...trendingOperations,
  ...photoOperations,
  ...accountOperations,
  ...accessTokenOperations,
]
