/**
 * @generated SignedSource<<fed78346c96bf253cd0570359c2a9d53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletePostItem_post$data = {
  readonly viewerCanDelete: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DeletePostDialog_post">;
  readonly " $fragmentType": "DeletePostItem_post";
};
export type DeletePostItem_post$key = {
  readonly " $data"?: DeletePostItem_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletePostItem_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletePostItem_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeletePostDialog_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "baafcece579357d9d04efb784ad72f84";

export default node;
