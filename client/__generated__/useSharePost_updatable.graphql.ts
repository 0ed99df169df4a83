/**
 * @generated SignedSource<<70ce532cbf40289a6c10d6ee78de8978>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSharePost_updatable$data = {
  shareCount: number;
  readonly " $fragmentType": "useSharePost_updatable";
};
export type useSharePost_updatable$key = {
  readonly " $data"?: useSharePost_updatable$data;
  readonly $updatableFragmentSpreads: FragmentRefs<"useSharePost_updatable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSharePost_updatable",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shareCount",
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "3c32c2aedb038e35f5070d7155bfd0ab";

export default node;
