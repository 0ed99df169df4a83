/**
 * @generated SignedSource<<505e3c0159b80e4f0930e6ad012c60cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditPostDialog_post$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditPostForm_post">;
  readonly " $fragmentType": "EditPostDialog_post";
};
export type EditPostDialog_post$key = {
  readonly " $data"?: EditPostDialog_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditPostDialog_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditPostDialog_post",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditPostForm_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "ed4d346ea2d92239e4e1f10e2ad27fb4";

export default node;
