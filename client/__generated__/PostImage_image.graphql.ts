/**
 * @generated SignedSource<<a1d56855625ca676a42469b3e867b827>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostImage_image$data = {
  readonly altText: string;
  readonly fullUrl: string;
  readonly height: number;
  readonly isAnimated: boolean;
  readonly largeUrl: string;
  readonly smallUrl: string;
  readonly thumbHash: string;
  readonly width: number;
  readonly " $fragmentType": "PostImage_image";
};
export type PostImage_image$key = {
  readonly " $data"?: PostImage_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostImage_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostImage_image",
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
      "alias": "fullUrl",
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "altText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbHash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAnimated",
      "storageKey": null
    }
  ],
  "type": "ImageMedia",
  "abstractKey": null
};

(node as any).hash = "e18cec9d0cdce8eb420899e13da91a6c";

export default node;
