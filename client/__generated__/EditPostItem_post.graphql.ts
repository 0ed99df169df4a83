/**
 * @generated SignedSource<<d77b6d01e23bb14d545d14f323afe561>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditPostItem_post$data = {
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EditPostDialog_post">;
  readonly " $fragmentType": "EditPostItem_post";
};
export type EditPostItem_post$key = {
  readonly " $data"?: EditPostItem_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditPostItem_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditPostItem_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditPostDialog_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "7acaa43beeb6fcbb895276426c8f3ae4";

export default node;
