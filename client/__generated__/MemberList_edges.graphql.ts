/**
 * @generated SignedSource<<adc79dfd01762f0134b8796a2c796903>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberList_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"MemberItem_user">;
  };
  readonly " $fragmentType": "MemberList_edges";
}>;
export type MemberList_edges$key = ReadonlyArray<{
  readonly " $data"?: MemberList_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberList_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MemberList_edges",
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
          "name": "MemberItem_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserEdge",
  "abstractKey": null
};

(node as any).hash = "c0e9fb32c5d1e02b98478845dfa5607d";

export default node;
