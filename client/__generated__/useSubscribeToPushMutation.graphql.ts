/**
 * @generated SignedSource<<76a9ac9e645d9ada40ac54f74f2fcfb4>>
 * @relayHash d5385da3b46765a4f0d8336196795680
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ec6a11fbe26f533056763bacd03f0275ba38736997189e7a5a8a52e3aa1abc1

import type { ConcreteRequest } from 'relay-runtime';
export type SubscribeToPushInput = {
  auth: string;
  endpoint: string;
  p256dh: string;
};
export type useSubscribeToPushMutation$variables = {
  input: SubscribeToPushInput;
};
export type useSubscribeToPushMutation$data = {
  readonly subscribeToPush: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useSubscribeToPushMutation = {
  response: useSubscribeToPushMutation$data;
  variables: useSubscribeToPushMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "subscribeToPush",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "Error",
        "abstractKey": "__isError"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSubscribeToPushMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSubscribeToPushMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6ec6a11fbe26f533056763bacd03f0275ba38736997189e7a5a8a52e3aa1abc1",
    "metadata": {},
    "name": "useSubscribeToPushMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "95f0cc14f807be74fd8d1732edc20deb";

export default node;
