/**
 * @generated SignedSource<<06fc715f44d5ea36dafe890f119da245>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReactionType = "DISLIKE" | "LIKE";
import type { FragmentRefs } from "relay-runtime";
export type ReactionBar_post$data = {
  readonly dislikeCount: number;
  readonly likeCount: number;
  readonly viewerReaction: ReactionType | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useReactToPost_post">;
  readonly " $fragmentType": "ReactionBar_post";
};
export type ReactionBar_post$key = {
  readonly " $data"?: ReactionBar_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReactionBar_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReactionBar_post",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReactToPost_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "5ffd62d169a252347e4450e992323223";

export default node;
