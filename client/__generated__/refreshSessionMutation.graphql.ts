/**
 * @generated SignedSource<<e19f1c4aae0581171697bb98029cdfa4>>
 * @relayHash 65be57d89170d2a5e43028cc278f23ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 692fbcc3be8a3d415c46aa8538e63e492be9dc8387b019b4901e1171caa78d4d

import type { ConcreteRequest } from 'relay-runtime';
export type RefreshSessionInput = {
  refreshToken?: string | null | undefined;
};
export type refreshSessionMutation$variables = {
  input: RefreshSessionInput;
};
export type refreshSessionMutation$data = {
  readonly refreshSession: {
    readonly __typename: "RefreshSessionPayload";
    readonly tokens: {
      readonly accessToken: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type refreshSessionMutation = {
  response: refreshSessionMutation$data;
  variables: refreshSessionMutation$variables;
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
    "name": "refreshSession",
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
            "concreteType": "SessionTokens",
            "kind": "LinkedField",
            "name": "tokens",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accessToken",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "RefreshSessionPayload",
        "abstractKey": null
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
    "name": "refreshSessionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "refreshSessionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "692fbcc3be8a3d415c46aa8538e63e492be9dc8387b019b4901e1171caa78d4d",
    "metadata": {},
    "name": "refreshSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c27522f475bc3c4971b14f65d46298e7";

export default node;
