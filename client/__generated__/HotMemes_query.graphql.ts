/**
 * @generated SignedSource<<304e38700fe9fa93bfc8cdcf0e34c505>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotMemes_query$data = {
  readonly today: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly media: {
          readonly __typename: string;
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"PostGrid_posts">;
      };
    }>;
  };
  readonly week: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly media: {
          readonly __typename: string;
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"PostGrid_posts">;
      };
    }>;
  };
  readonly " $fragmentType": "HotMemes_query";
};
export type HotMemes_query$key = {
  readonly " $data"?: HotMemes_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotMemes_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PostEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Post",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "media",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PostGrid_posts"
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HotMemes_query",
  "selections": [
    {
      "alias": "today",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 30
        },
        {
          "kind": "Literal",
          "name": "period",
          "value": "DAY"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "topPosts",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "topPosts(first:30,period:\"DAY\")"
    },
    {
      "alias": "week",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        },
        {
          "kind": "Literal",
          "name": "period",
          "value": "WEEK"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "topPosts",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "topPosts(first:50,period:\"WEEK\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "3dbdad8c303ffa17f8a8d30de85399f4";

export default node;
