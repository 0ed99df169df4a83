/**
 * @generated SignedSource<<d5c5ac44ba312528b373c267dec851cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReactionType = "DISLIKE" | "LIKE";
import type { FragmentRefs } from "relay-runtime";
export type ReactionBar_subject$data = {
  readonly dislikeCount: number;
  readonly likeCount: number;
  readonly viewerReaction: ReactionType | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useSetReaction_subject">;
  readonly " $fragmentType": "ReactionBar_subject";
};
export type ReactionBar_subject$key = {
  readonly " $data"?: ReactionBar_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReactionBar_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReactionBar_subject",
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
      "name": "useSetReaction_subject"
    }
  ],
  "type": "Reactable",
  "abstractKey": "__isReactable"
};

(node as any).hash = "a0019b6b5ad2d5e31b1c086f62af6807";

export default node;
