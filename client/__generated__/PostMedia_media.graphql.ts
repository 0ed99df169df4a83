/**
 * @generated SignedSource<<d7e5e69daf93122aef0e63c80efa8882>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostMedia_media$data = {
  readonly altText?: string;
  readonly height?: number;
  readonly isAnimated?: boolean;
  readonly largeUrl?: string;
  readonly smallUrl?: string;
  readonly thumbHash?: string;
  readonly width?: number;
  readonly " $fragmentType": "PostMedia_media";
};
export type PostMedia_media$key = {
  readonly " $data"?: PostMedia_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostMedia_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostMedia_media",
  "selections": [
    {
      "kind": "InlineFragment",
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
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "3ac5ad136f9f8931d7c95e7b25525884";

export default node;
