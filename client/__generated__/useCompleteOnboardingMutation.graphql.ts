/**
 * @generated SignedSource<<72cbbd91517789b23af455f5cd64cd62>>
 * @relayHash 3ad846fc0659dd00cc69c356c32b3382
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af7800383069c641f5904d4794287f920547b3cef85a7bd5732c5e4d918f8fa3

import type { ConcreteRequest } from 'relay-runtime';
export type useCompleteOnboardingMutation$variables = Record<PropertyKey, never>;
export type useCompleteOnboardingMutation$data = {
  readonly completeOnboarding: {
    readonly __typename: string;
    readonly message?: string;
    readonly viewer?: {
      readonly needsOnboarding: boolean;
    };
  };
};
export type useCompleteOnboardingMutation = {
  response: useCompleteOnboardingMutation$data;
  variables: useCompleteOnboardingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "input",
    "value": {}
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "needsOnboarding",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCompleteOnboardingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "completeOnboarding",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CompleteOnboardingPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": "completeOnboarding(input:{})"
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCompleteOnboardingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "completeOnboarding",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CompleteOnboardingPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": "completeOnboarding(input:{})"
      }
    ]
  },
  "params": {
    "id": "af7800383069c641f5904d4794287f920547b3cef85a7bd5732c5e4d918f8fa3",
    "metadata": {},
    "name": "useCompleteOnboardingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5daf67cb5976376eb46b794c01de8daa";

export default node;
