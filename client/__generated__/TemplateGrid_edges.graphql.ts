/**
 * @generated SignedSource<<2b54635bb871a27059c3068696a13c9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TemplateGrid_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TemplateTile_template">;
  };
  readonly " $fragmentType": "TemplateGrid_edges";
}>;
export type TemplateGrid_edges$key = ReadonlyArray<{
  readonly " $data"?: TemplateGrid_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplateGrid_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TemplateGrid_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MemeTemplate",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TemplateTile_template"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemeTemplateEdge",
  "abstractKey": null
};

(node as any).hash = "f0ecc762fcf78a8b62c20971fa84ba48";

export default node;
