/**
 * @generated SignedSource<<fab7ee3f4a4eadaefe912ee222ef31ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupList_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GroupRow_group">;
  };
  readonly " $fragmentType": "GroupList_edges";
}>;
export type GroupList_edges$key = ReadonlyArray<{
  readonly " $data"?: GroupList_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupList_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GroupList_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
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
          "name": "GroupRow_group"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupEdge",
  "abstractKey": null
};

(node as any).hash = "f29b3c02da7a8494deb6533eb293f687";

export default node;
