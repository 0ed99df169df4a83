/**
 * @generated SignedSource<<71cc0a45d8058fc81720475951899197>>
 * @relayHash 46e7e6d95c2f5ab9e06b3396348cbc76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0ec7a7a22f9030d335022d45ea5315e3cfece8e472054363977abc82fc64050

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type rankingLoaderQuery$variables = Record<PropertyKey, never>;
export type rankingLoaderQuery$data = {
  readonly trendingMembers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"TrendingMembers_members">;
  }>;
};
export type rankingLoaderQuery = {
  response: rankingLoaderQuery$data;
  variables: rankingLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "rankingLoaderQuery",
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
        "storageKey": "trendingMembers(first:50)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "rankingLoaderQuery",
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
        "storageKey": "trendingMembers(first:50)"
      }
    ]
  },
  "params": {
    "id": "f0ec7a7a22f9030d335022d45ea5315e3cfece8e472054363977abc82fc64050",
    "metadata": {},
    "name": "rankingLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bcd4ee72d6af3b386a07cdc27c4f1707";

export default node;
