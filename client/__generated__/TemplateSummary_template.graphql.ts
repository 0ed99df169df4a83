/**
 * @generated SignedSource<<642df256d8b594a92883036be554e876>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TemplateSummary_template$data = {
  readonly image: {
    readonly height: number;
    readonly largeUrl: string;
    readonly smallUrl: string;
    readonly width: number;
  };
  readonly license: string;
  readonly name: string;
  readonly slug: string;
  readonly source: string;
  readonly useCount: number;
  readonly " $fragmentType": "TemplateSummary_template";
};
export type TemplateSummary_template$key = {
  readonly " $data"?: TemplateSummary_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplateSummary_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TemplateSummary_template",
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
      "kind": "ScalarField",
      "name": "license",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemeTemplate",
  "abstractKey": null
};

(node as any).hash = "5d6a1512b902912ca3b5de327f417849";

export default node;
