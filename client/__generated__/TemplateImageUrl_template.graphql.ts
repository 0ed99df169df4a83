/**
 * @generated SignedSource<<e3307c880dad32cdea31f1f6aab535a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TemplateImageUrl_template$data = {
  readonly slug: string;
  readonly textBoxes: ReadonlyArray<{
    readonly example: string;
  }>;
  readonly " $fragmentType": "TemplateImageUrl_template";
};
export type TemplateImageUrl_template$key = {
  readonly " $data"?: TemplateImageUrl_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplateImageUrl_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TemplateImageUrl_template",
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
      "concreteType": "MemeTextBox",
      "kind": "LinkedField",
      "name": "textBoxes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "example",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemeTemplate",
  "abstractKey": null
};

(node as any).hash = "cf12e440015b9cf741c75200a45c54fe";

export default node;
