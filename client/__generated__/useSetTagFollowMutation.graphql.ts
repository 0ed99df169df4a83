/**
 * @generated SignedSource<<cf78fd81c31e7d0a6a590a8a30d5bdf6>>
 * @relayHash 3ea6adda540775bea7aa355f243bd393
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48ab05d4e9abbeec6bd7a5a475ba860caef3e134faf2c84ecf2c7889e23ba4b8

import type { ConcreteRequest } from 'relay-runtime';
export type useSetTagFollowMutation$variables = {
  isFollowed: boolean;
  name: string;
};
export type useSetTagFollowMutation$data = {
  readonly followTag?: {
    readonly __typename: string;
    readonly message?: string;
    readonly tag?: {
      readonly id: string;
      readonly name: string;
      readonly viewerFollows: boolean;
    };
  };
  readonly unfollowTag?: {
    readonly __typename: string;
    readonly message?: string;
    readonly tag?: {
      readonly id: string;
      readonly viewerFollows: boolean;
    };
  };
};
export type useSetTagFollowMutation = {
  response: useSetTagFollowMutation$data;
  variables: useSetTagFollowMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isFollowed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerFollows",
  "storageKey": null
},
v6 = {
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
},
v7 = [
  {
    "condition": "isFollowed",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "followTag",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tag",
                "kind": "LinkedField",
                "name": "tag",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "FollowTagPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  {
    "condition": "isFollowed",
    "kind": "Condition",
    "passingValue": false,
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "unfollowTag",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tag",
                "kind": "LinkedField",
                "name": "tag",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UnfollowTagPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetTagFollowMutation",
    "selections": (v7/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSetTagFollowMutation",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "48ab05d4e9abbeec6bd7a5a475ba860caef3e134faf2c84ecf2c7889e23ba4b8",
    "metadata": {},
    "name": "useSetTagFollowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "630e61d561df30d6e1e6f42244d337f8";

export default node;
