/**
 * @generated SignedSource<<1b4b897449821418ed034d68a1506379>>
 * @relayHash 3f20a502d57698ebb4aa1a52f0cf0e6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b89a8cffc79f40139a0c14d3e2dd8b0fc3d74b3699e1348c9d57158088de6de

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrendingPanelMembersQuery$variables = Record<PropertyKey, never>;
export type TrendingPanelMembersQuery$data = {
  readonly trendingMembers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"TrendingMembers_members">;
  }>;
};
export type TrendingPanelMembersQuery = {
  response: TrendingPanelMembersQuery$data;
  variables: TrendingPanelMembersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "TrendingPanelMembersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "TrendingMember",
        "kind": "LinkedField",
        "name": "trendingMembers",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TrendingMembers_members"
          }
        ],
        "storageKey": "trendingMembers(first:10)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TrendingPanelMembersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "TrendingMember",
        "kind": "LinkedField",
        "name": "trendingMembers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rank",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "likeCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "username",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "width",
                    "value": 128
                  }
                ],
                "kind": "ScalarField",
                "name": "photoUrl",
                "storageKey": "photoUrl(width:128)"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "photoSrcSet",
                "storageKey": null
              },
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
        "storageKey": "trendingMembers(first:10)"
      }
    ]
  },
  "params": {
    "id": "4b89a8cffc79f40139a0c14d3e2dd8b0fc3d74b3699e1348c9d57158088de6de",
    "metadata": {},
    "name": "TrendingPanelMembersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7888ee8b24b21fd743b176bac6181f01";

export default node;
