/**
 * @generated SignedSource<<96bb2713042f41beab3d809be5f53714>>
 * @relayHash 4762a2a8ad8dec47f4a4fd775ace6040
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e78e84606aedaee6c825f34034bf8c49a73e88514bf8a9dc6df5a5e19e867eea

import type { ConcreteRequest } from 'relay-runtime';
export type SignInWithIdentityInput = {
  dateOfBirth?: string | null | undefined;
  idToken: string;
  termsAndConditions?: boolean | null | undefined;
  username?: string | null | undefined;
};
export type useSignInWithIdentityMutation$variables = {
  input: SignInWithIdentityInput;
};
export type useSignInWithIdentityMutation$data = {
  readonly signInWithIdentity: {
    readonly __typename: "IdentityProfileNeeded";
    readonly email: string;
    readonly message: string;
    readonly suggestedUsername: string;
  } | {
    readonly __typename: "IdentityRejectedError";
    readonly message: string;
  } | {
    readonly __typename: "SignInWithIdentityPayload";
    readonly message: string;
    readonly tokens: {
      readonly accessToken: string;
    };
  } | {
    readonly __typename: "UsernameTakenError";
    readonly message: string;
  } | {
    readonly __typename: "ValidationError";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSignInWithIdentityMutation = {
  response: useSignInWithIdentityMutation$data;
  variables: useSignInWithIdentityMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
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
    "name": "signInWithIdentity",
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
          (v1/*:: as any*/),
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
        "type": "SignInWithIdentityPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "suggestedUsername",
            "storageKey": null
          }
        ],
        "type": "IdentityProfileNeeded",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "IdentityRejectedError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "UsernameTakenError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldError",
            "kind": "LinkedField",
            "name": "fields",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "ValidationError",
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
    "name": "useSignInWithIdentityMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignInWithIdentityMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "e78e84606aedaee6c825f34034bf8c49a73e88514bf8a9dc6df5a5e19e867eea",
    "metadata": {},
    "name": "useSignInWithIdentityMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0525345aa9b8430700473a361f7ea0f7";

export default node;
