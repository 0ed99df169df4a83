/**
 * @generated SignedSource<<400b9603fed87a875e9f64eb957460d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PinnedPosts_group$data = {
  readonly pinnedPosts: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PostCard_post">;
  }>;
  readonly " $fragmentType": "PinnedPosts_group";
};
export type PinnedPosts_group$key = {
  readonly " $data"?: PinnedPosts_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"PinnedPosts_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PinnedPosts_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "pinnedPosts",
      "plural": true,
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
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "7b82401b0b2dee783eb023ff2ff32bb9";

export default node;
