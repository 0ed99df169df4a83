/**
 * @generated SignedSource<<613b84071d98d526252269d8d4dd7e74>>
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
    readonly " $fragmentSpreads": FragmentRefs<"MemberList_user">;
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
          "name": "MemberList_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserEdge",
  "abstractKey": null
};

(node as any).hash = "eb203ce2225080149341793dab71c3dd";

export default node;
