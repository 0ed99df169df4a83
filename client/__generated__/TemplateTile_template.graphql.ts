/**
 * @generated SignedSource<<5a36c2588288fb6e9c6be2eb2c74867f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TemplateTile_template$data = {
  readonly image: {
    readonly height: number;
    readonly url: string;
    readonly width: number;
  };
  readonly name: string;
  readonly slug: string;
  readonly useCount: number;
  readonly " $fragmentType": "TemplateTile_template";
};
export type TemplateTile_template$key = {
  readonly " $data"?: TemplateTile_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplateTile_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TemplateTile_template",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImageMedia",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "alias": null,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemeTemplate",
  "abstractKey": null
};

(node as any).hash = "12282bb8f4e2d2e013128943ad6fb20b";

export default node;
