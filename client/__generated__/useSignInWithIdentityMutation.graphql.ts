/**
 * @generated SignedSource<<969b51815029626946b52c84d496a7d4>>
 * @relayHash dd9d73f35409f5bc2e32fb4254d4b4e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 033cfc85a159980ac6866c5eea63dbde716f6ccb1e266ae10e497662f40e8590

import type { ConcreteRequest } from 'relay-runtime';
export type SignInWithIdentityInput = {
  dateOfBirth?: string | null | undefined;
  idToken: string;
  otp?: string | null | undefined;
  password?: string | null | undefined;
  sendCode?: boolean | null | undefined;
  termsAndConditions?: boolean | null | undefined;
  username?: string | null | undefined;
};
export type useSignInWithIdentityMutation$variables = {
  input: SignInWithIdentityInput;
};
export type useSignInWithIdentityMutation$data = {
  readonly signInWithIdentity: {
    readonly __typename: "IdentityLinkNeeded";
    readonly email: string;
    readonly hasPassword: boolean;
    readonly message: string;
  } | {
    readonly __typename: "IdentityProfileNeeded";
    readonly email: string;
    readonly message: string;
    readonly suggestedUsername: string;
  } | {
    readonly __typename: "IdentityRejectedError";
    readonly message: string;
  } | {
    readonly __typename: "InvalidCodeError";
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/)
],
v4 = [
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
          (v2/*:: as any*/),
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
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPassword",
            "storageKey": null
          }
        ],
        "type": "IdentityLinkNeeded",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "InvalidCodeError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "IdentityRejectedError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
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
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignInWithIdentityMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "033cfc85a159980ac6866c5eea63dbde716f6ccb1e266ae10e497662f40e8590",
    "metadata": {},
    "name": "useSignInWithIdentityMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2efd38b3e9d42e82a5ee6778c6fe90b3";

export default node;
