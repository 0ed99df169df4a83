/**
 * @generated SignedSource<<39cee5243624a4abfbf7c1f92aaa5a5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HiddenMembers_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"HiddenMember_user">;
  };
  readonly " $fragmentType": "HiddenMembers_edges";
}>;
export type HiddenMembers_edges$key = ReadonlyArray<{
  readonly " $data"?: HiddenMembers_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"HiddenMembers_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "HiddenMembers_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
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
          "name": "HiddenMember_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserEdge",
  "abstractKey": null
};

(node as any).hash = "4713be6bb9703a1f00bd305baac733f9";

export default node;
