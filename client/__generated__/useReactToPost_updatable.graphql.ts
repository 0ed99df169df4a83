/**
 * @generated SignedSource<<d9eb3d6aeddf2f4fd65b3b742780e3d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReactionType = "DISLIKE" | "LIKE";
import type { FragmentRefs } from "relay-runtime";
export type useReactToPost_updatable$data = {
  dislikeCount: number;
  likeCount: number;
  viewerReaction: ReactionType | null | undefined;
  readonly " $fragmentType": "useReactToPost_updatable";
};
export type useReactToPost_updatable$key = {
  readonly " $data"?: useReactToPost_updatable$data;
  readonly $updatableFragmentSpreads: FragmentRefs<"useReactToPost_updatable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useReactToPost_updatable",
  "selections": [
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
      "kind": "ScalarField",
      "name": "dislikeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerReaction",
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "06753e6b4e4af68510bc46d98efaeb2b";

export default node;
