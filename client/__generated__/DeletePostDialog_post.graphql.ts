/**
 * @generated SignedSource<<9d3798152868ae110e85966a5701f5f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletePostDialog_post$data = {
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"useDeletePost_post">;
  readonly " $fragmentType": "DeletePostDialog_post";
};
export type DeletePostDialog_post$key = {
  readonly " $data"?: DeletePostDialog_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletePostDialog_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletePostDialog_post",
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
      "name": "useDeletePost_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "f9b01edacf541c1af515cbb5eef6f036";

export default node;
