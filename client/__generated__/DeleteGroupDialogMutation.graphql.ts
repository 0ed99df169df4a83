/**
 * @generated SignedSource<<c2e9d45b7a4e6c74c1741257748eedb1>>
 * @relayHash b98bf2f141707b51965ff5249ebf4caf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cb70816dc7a9e8a6f15e4c36c521b9ee828bff2ce0625e8158171041e996d6e

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteGroupInput = {
  groupId: string;
};
export type DeleteGroupDialogMutation$variables = {
  input: DeleteGroupInput;
};
export type DeleteGroupDialogMutation$data = {
  readonly deleteGroup: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type DeleteGroupDialogMutation = {
  response: DeleteGroupDialogMutation$data;
  variables: DeleteGroupDialogMutation$variables;
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
    "name": "deleteGroup",
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
    "name": "DeleteGroupDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteGroupDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2cb70816dc7a9e8a6f15e4c36c521b9ee828bff2ce0625e8158171041e996d6e",
    "metadata": {},
    "name": "DeleteGroupDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "58704fefd58594da112c074434a36cde";

export default node;
