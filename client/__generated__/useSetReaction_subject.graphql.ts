/**
 * @generated SignedSource<<08d69496d27c108baa371695fb4173f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReactionType = "DISLIKE" | "LIKE";
import type { FragmentRefs } from "relay-runtime";
export type useSetReaction_subject$data = {
  readonly __typename: string;
  readonly dislikeCount: number;
  readonly id: string;
  readonly likeCount: number;
  readonly viewerReaction: ReactionType | null | undefined;
  readonly " $fragmentType": "useSetReaction_subject";
};
export type useSetReaction_subject$key = {
  readonly " $data"?: useSetReaction_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSetReaction_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSetReaction_subject",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
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
  "type": "Reactable",
  "abstractKey": "__isReactable"
};

(node as any).hash = "ecf634b3ebcce23b911fe96a69db5789";

export default node;
