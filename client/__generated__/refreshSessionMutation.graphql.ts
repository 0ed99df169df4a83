/**
 * @generated SignedSource<<e4b6165173dc2727d2e24be4fc472b6b>>
 * @relayHash 9021b2a5b6222504830b709b4c892a5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb87650495e914a84e1aa8bb9797b1930dea98c026db40fa9cdd6c9e8e540374

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
    readonly __typename: "TokenRefreshFailedError";
    readonly wasSessionEnded: boolean;
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
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wasSessionEnded",
            "storageKey": null
          }
        ],
        "type": "TokenRefreshFailedError",
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
    "id": "bb87650495e914a84e1aa8bb9797b1930dea98c026db40fa9cdd6c9e8e540374",
    "metadata": {},
    "name": "refreshSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "594cd734d81cccfccddf9f8e8034ca77";

export default node;
