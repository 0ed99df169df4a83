/**
 * @generated SignedSource<<d75ae432c039e49c68f236b1a8cfeff4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostFeed_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly media: {
      readonly height?: number;
      readonly width?: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PostCard_post">;
  };
  readonly " $fragmentType": "PostFeed_edges";
}>;
export type PostFeed_edges$key = ReadonlyArray<{
  readonly " $data"?: PostFeed_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostFeed_edges">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "width",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "height",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PostFeed_edges",
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
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "media",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "ImageMedia",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "VideoMedia",
              "abstractKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PostCard_post"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostEdge",
  "abstractKey": null
};
})();

(node as any).hash = "817b1943700fcde0bc7e5644c28572a8";

export default node;
