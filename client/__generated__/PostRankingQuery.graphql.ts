/**
 * @generated SignedSource<<a3d9378ee859705807f889017a89b3bc>>
 * @relayHash d4c337c03dac953a9bb4ee99c32a69b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d736e1ec72cc11f46c0c1bc85dc3be461da81afcc852dd5bfcffe6a2e712ddb

import type { ConcreteRequest } from 'relay-runtime';
export type PostRankingQuery$variables = {
  postId: string;
};
export type PostRankingQuery$data = {
  readonly node: {
    readonly ranking?: {
      readonly ageSeconds: number;
      readonly dislikes: number;
      readonly explanation: string;
      readonly hotScore: number;
      readonly likes: number;
      readonly trendingRank: number | null | undefined;
    };
  } | null | undefined;
};
export type PostRankingQuery = {
  response: PostRankingQuery$data;
  variables: PostRankingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "postId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "postId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PostRanking",
      "kind": "LinkedField",
      "name": "ranking",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "explanation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "likes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dislikes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ageSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hotScore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trendingRank",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PostRankingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PostRankingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
    ]
  },
  "params": {
    "id": "9d736e1ec72cc11f46c0c1bc85dc3be461da81afcc852dd5bfcffe6a2e712ddb",
    "metadata": {},
    "name": "PostRankingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "74a699aaff340a8a5ec03dd8a33fa0be";

export default node;
