/**
 * @generated SignedSource<<a64af1ab77694a1e8fdbc64859534d06>>
 * @relayHash d480369a6c1dea5c58b7e109dee6d1aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8c0b75d2f521001c37f34821878b69f3b4d19411c2c514c1d9a25d9b4d44307

import type { ConcreteRequest } from 'relay-runtime';
export type useMemberHiddenSubscription$variables = Record<PropertyKey, never>;
export type useMemberHiddenSubscription$data = {
  readonly memberHidden: {
    readonly hiddenUserId: string;
    readonly isBlocked: boolean;
  };
};
export type useMemberHiddenSubscription = {
  response: useMemberHiddenSubscription$data;
  variables: useMemberHiddenSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MemberHidden",
    "kind": "LinkedField",
    "name": "memberHidden",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hiddenUserId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isBlocked",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMemberHiddenSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useMemberHiddenSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b8c0b75d2f521001c37f34821878b69f3b4d19411c2c514c1d9a25d9b4d44307",
    "metadata": {},
    "name": "useMemberHiddenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "bb082d457d498d7bc389cadffc22f380";

export default node;
