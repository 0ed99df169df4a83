import { builder } from '#server/platform/graphql/builder.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { ValidationError } from '#server/platform/refusals.ts'
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

defineMutation('subscribeToPush', {
  access: 'account',
  description:
    'Sends notifications of the viewer to a browser until the session ends (RFC 8030). The input is from its `PushSubscription`. An endpoint belongs to the member who subscribed it last.',
  refusals: [ValidationError],
  input: (t) => ({
    endpoint: t.string({
      required: true,
      description: 'The URL of the browser at a push service that the site allows, over https.',
    }),
    p256dh: t.string({ required: true, description: 'The public key of the browser, base64url.' }),
    auth: t.string({ required: true, description: 'The authentication secret of the browser, base64url.' }),
  }),
  resolve: async (input, viewer, { dependencies }) => {
    await subscribeToPush(dependencies, viewer, input)
    return { isSubscribed: true }
  },
  payload: (t) => ({ isSubscribed: t.exposeBoolean('isSubscribed', isSubscribed) }),
})

defineMutation('unsubscribeFromPush', {
  access: 'account',
  description: 'Stops sending notifications to a browser. Without a subscription, nothing changes.',
  input: (t) => ({
    endpoint: t.string({ required: true, description: 'The URL of the push service.' }),
  }),
  resolve: async ({ endpoint }, viewer, { dependencies }) => {
    await unsubscribeFromPush(dependencies, viewer, endpoint)
    return { isSubscribed: false }
  },
  payload: (t) => ({ isSubscribed: t.exposeBoolean('isSubscribed', isSubscribed) }),
})
