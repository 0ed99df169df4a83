/**
 * @generated SignedSource<<93517ba5acb9baaecd5e178b5eeade5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrendingMembers_members$data = ReadonlyArray<{
  readonly rank: number;
  readonly " $fragmentSpreads": FragmentRefs<"TrendingItem_member" | "TrendingLeader_member">;
  readonly " $fragmentType": "TrendingMembers_members";
}>;
export type TrendingMembers_members$key = ReadonlyArray<{
  readonly " $data"?: TrendingMembers_members$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrendingMembers_members">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TrendingMembers_members",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rank",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrendingLeader_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrendingItem_member"
    }
  ],
  "type": "TrendingMember",
  "abstractKey": null
};

(node as any).hash = "6470ab79ebce68e958a92d6549a2dc24";

export default node;
