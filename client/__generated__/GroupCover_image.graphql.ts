/**
 * @generated SignedSource<<4ffde5e7e3f7b966bece7fab4a755b1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupCover_image$data = {
  readonly largeUrl: string;
  readonly smallUrl: string;
  readonly width: number;
  readonly " $fragmentType": "GroupCover_image";
};
export type GroupCover_image$key = {
  readonly " $data"?: GroupCover_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupCover_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupCover_image",
  "selections": [
    {
      "alias": "smallUrl",
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 480
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(width:480)"
    },
    {
      "alias": "largeUrl",
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 1080
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(width:1080)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    }
  ],
  "type": "ImageMedia",
  "abstractKey": null
};

(node as any).hash = "7cb607fbb2f50ad046bb7aa7049e85c3";

export default node;
