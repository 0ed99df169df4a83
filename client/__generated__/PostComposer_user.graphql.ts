/**
 * @generated SignedSource<<9a17f4d8643fbf6863b80170c3b521fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostComposer_user$data = {
  readonly photoSrcSet: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoSrcSet",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9d93a1fa13e93fd21f55fcdcd5731ad3";

export default node;
