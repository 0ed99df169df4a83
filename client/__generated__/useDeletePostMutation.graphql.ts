/**
 * @generated SignedSource<<ee443bc7f3c9403321ed1e685e7a020c>>
 * @relayHash 1991599e9382dabb5dde2d4528ed8413
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3168513fbf4a776c8b65967af109977c42ae43cf1dd6bcf64d0c07ce89f2088

import type { ConcreteRequest } from 'relay-runtime';
export type DeletePostInput = {
  postId: string;
};
export type useDeletePostMutation$variables = {
  input: DeletePostInput;
};
export type useDeletePostMutation$data = {
  readonly deletePost: {
    readonly __typename: string;
    readonly deletedPostId?: string;
    readonly message?: string;
  };
};
export type useDeletePostMutation = {
  response: useDeletePostMutation$data;
  variables: useDeletePostMutation$variables;
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
    "name": "deletePost",
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
            "name": "deletedPostId",
            "storageKey": null
          }
        ],
        "type": "DeletePostPayload",
        "abstractKey": null
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
    "name": "useDeletePostMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeletePostMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e3168513fbf4a776c8b65967af109977c42ae43cf1dd6bcf64d0c07ce89f2088",
    "metadata": {},
    "name": "useDeletePostMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "873dbe5a060c5cb6edc3367bfde12676";

export default node;
