/**
 * @generated SignedSource<<3f2cd78421b24e098ad5d59b2fbc8c3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletePostDialog_post$data = {
  readonly id: string;
  readonly text: string;
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
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "cace5dcc934e84357fe6e0d5ac6152b7";

export default node;
