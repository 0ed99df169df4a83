/**
 * @generated SignedSource<<8ec00ce1c068db9301a8332501cd99ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareButton_post$data = {
  readonly shareCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"useSharePost_post">;
  readonly " $fragmentType": "ShareButton_post";
};
export type ShareButton_post$key = {
  readonly " $data"?: ShareButton_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareButton_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareButton_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shareCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSharePost_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "c30e9b48c45e572be1a45af23f6e258e";

export default node;
