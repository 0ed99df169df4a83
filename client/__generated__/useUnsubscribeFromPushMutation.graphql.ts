/**
 * @generated SignedSource<<7ed3cc57aff17265ba2e0035479f22e9>>
 * @relayHash f200422a76d9cc9686521dcdf567e335
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c780d151595f61e31eeb5a984933d52fca7dec172a99138e14ae307055d7aecd

import type { ConcreteRequest } from 'relay-runtime';
export type UnsubscribeFromPushInput = {
  endpoint: string;
};
export type useUnsubscribeFromPushMutation$variables = {
  input: UnsubscribeFromPushInput;
};
export type useUnsubscribeFromPushMutation$data = {
  readonly unsubscribeFromPush: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useUnsubscribeFromPushMutation = {
  response: useUnsubscribeFromPushMutation$data;
  variables: useUnsubscribeFromPushMutation$variables;
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
    "name": "unsubscribeFromPush",
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
    "name": "useUnsubscribeFromPushMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUnsubscribeFromPushMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c780d151595f61e31eeb5a984933d52fca7dec172a99138e14ae307055d7aecd",
    "metadata": {},
    "name": "useUnsubscribeFromPushMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6cf142c6440db8ced1809bb1ea4aaaae";

export default node;
