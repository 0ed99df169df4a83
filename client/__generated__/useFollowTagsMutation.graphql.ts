/**
 * @generated SignedSource<<884acc4735d6e82e8020b887ca5208a8>>
 * @relayHash e7501adc8c40c605426c941c724c93b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e900a214d4e0fb3db2a532effbe94e879295f8c03f9097e529b9b05145ba45cd

import type { ConcreteRequest } from 'relay-runtime';
export type FollowTagInput = {
  name: string;
};
export type useFollowTagsMutation$variables = {
  input: FollowTagInput;
};
export type useFollowTagsMutation$data = {
  readonly followTag: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useFollowTagsMutation = {
  response: useFollowTagsMutation$data;
  variables: useFollowTagsMutation$variables;
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
    "name": "followTag",
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
    "name": "useFollowTagsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFollowTagsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e900a214d4e0fb3db2a532effbe94e879295f8c03f9097e529b9b05145ba45cd",
    "metadata": {},
    "name": "useFollowTagsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "77d17072787524ee88c06ee5d6de0251";

export default node;
