/**
 * @generated SignedSource<<a66315266b4e45adcbb83e337dbaacfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDeletePost_post$data = {
  readonly id: string;
  readonly " $fragmentType": "useDeletePost_post";
};
export type useDeletePost_post$key = {
  readonly " $data"?: useDeletePost_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDeletePost_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDeletePost_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "6d5f9e3d4cd9f999f9b3099d831ce088";

export default node;
