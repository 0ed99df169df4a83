/**
 * @generated SignedSource<<464c64c37db03d77ca48fd35afa6e69f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveButton_post$data = {
  readonly viewerSaved: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useSetSaved_post">;
  readonly " $fragmentType": "SaveButton_post";
};
export type SaveButton_post$key = {
  readonly " $data"?: SaveButton_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveButton_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveButton_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerSaved",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSetSaved_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "7300efbe9f1b75bd40c294a3e992c0fe";

export default node;
