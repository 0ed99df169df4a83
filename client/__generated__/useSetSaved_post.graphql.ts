/**
 * @generated SignedSource<<868c5f0bb1da846ca4525ec10ad36a39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSetSaved_post$data = {
  readonly id: string;
  readonly " $fragmentType": "useSetSaved_post";
};
export type useSetSaved_post$key = {
  readonly " $data"?: useSetSaved_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSetSaved_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSetSaved_post",
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

(node as any).hash = "deea2b8d0e142c62e125aa130858a1a0";

export default node;
