/**
 * @generated SignedSource<<357ed6d836501369e564dbd89f8189fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostMenu_post$data = {
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"PostMenuItems_post">;
  readonly " $fragmentType": "PostMenu_post";
};
export type PostMenu_post$key = {
  readonly " $data"?: PostMenu_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostMenu_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostMenu_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostMenuItems_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "f9d2596e26e8419060a6b76d07263edf";

export default node;
