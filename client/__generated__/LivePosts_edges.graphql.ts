/**
 * @generated SignedSource<<d1e761b4ad0d34226dbdf0988d688a72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LivePosts_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PostFeed_edges">;
  readonly " $fragmentType": "LivePosts_edges";
}>;
export type LivePosts_edges$key = ReadonlyArray<{
  readonly " $data"?: LivePosts_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"LivePosts_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LivePosts_edges",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostFeed_edges"
    }
  ],
  "type": "PostEdge",
  "abstractKey": null
};

(node as any).hash = "794ca4f977e358d1dbd86dbe7bcda4dc";

export default node;
