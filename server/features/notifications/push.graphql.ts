import { builder } from '#server/platform/graphql/builder.ts'
import { MissingScopeError, NotAuthenticatedError, ValidationError } from '#server/platform/refusals.ts'
import { requireSession } from '#server/platform/viewer.ts'
import { subscribeToPush, unsubscribeFromPush } from './push-subscriptions.ts'

const isSubscribed = {
  description: 'Whether this browser receives push messages for the viewer.',
} as const

builder.queryField('pushPublicKey', (t) =>
  t.string({
    description: 'The public key of the site for push subscriptions (VAPID), base64url.',
    resolve: (_root, _args, { dependencies }) => dependencies.push.sender.publicKey,
  }),
)

builder.relayMutationField(
  'subscribeToPush',
  {
    description: 'Input of `subscribeToPush`, from the `PushSubscription` of the browser.',
    inputFields: (t) => ({
      endpoint: t.string({
        required: true,
        description: 'The URL of the browser at a push service that the site allows, over https.',
      }),
      p256dh: t.string({ required: true, description: 'The public key of the browser, base64url.' }),
      auth: t.string({ required: true, description: 'The authentication secret of the browser, base64url.' }),
    }),
  },
  {
    authScopes: { account: true },
    description:
      'Sends notifications of the viewer to a browser until the session ends (RFC 8030). An endpoint belongs to the member who subscribed it last.',
    errors: { types: [ValidationError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      await subscribeToPush(dependencies, requireSession(viewer), input)
      return { isSubscribed: true }
    },
  },
  {
    description: 'The browser was subscribed.',
    outputFields: (t) => ({ isSubscribed: t.exposeBoolean('isSubscribed', isSubscribed) }),
  },
)

builder.relayMutationField(
  'unsubscribeFromPush',
  {
    description: 'Input of `unsubscribeFromPush`.',
    inputFields: (t) => ({
      endpoint: t.string({ required: true, description: 'The URL of the push service.' }),
    }),
  },
  {
    authScopes: { account: true },
    description: 'Stops sending notifications to a browser. Without a subscription, nothing changes.',
    errors: { types: [NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input: { endpoint } }, { dependencies, viewer }) => {
      await unsubscribeFromPush(dependencies, requireSession(viewer), endpoint)
      return { isSubscribed: false }
    },
  },
  {
    description: 'The browser is not subscribed.',
    outputFields: (t) => ({ isSubscribed: t.exposeBoolean('isSubscribed', isSubscribed) }),
  },
)
