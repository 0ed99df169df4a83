/**
 * @generated SignedSource<<7e8e9fd44be9586db1a0f0255a4f086b>>
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
    readonly " $fragmentSpreads": FragmentRefs<"PostCard_post">;
  };
  readonly " $fragmentType": "PostFeed_edges";
}>;
export type PostFeed_edges$key = ReadonlyArray<{
  readonly " $data"?: PostFeed_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostFeed_edges">;
}>;

const node: ReaderFragment = {
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

(node as any).hash = "b212e8efefd423e404b771f0efd7e309";

export default node;
