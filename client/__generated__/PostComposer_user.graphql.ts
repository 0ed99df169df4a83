/**
 * @generated SignedSource<<b45a3b5d0421dd21dcc390ac22e398bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostComposer_user$data = {
  readonly photoUrl: string;
  readonly " $fragmentType": "PostComposer_user";
};
export type PostComposer_user$key = {
  readonly " $data"?: PostComposer_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostComposer_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostComposer_user",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 128
        }
      ],
      "kind": "ScalarField",
      "name": "photoUrl",
      "storageKey": "photoUrl(width:128)"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4fedd797f63028e9f3ce57dbd1496a5e";

export default node;
