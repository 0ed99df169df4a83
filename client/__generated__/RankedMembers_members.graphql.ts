/**
 * @generated SignedSource<<c60db9bba83771eb4ede57ae3a5c24b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RankedMembers_members$data = ReadonlyArray<{
  readonly rank: number;
  readonly rankChange: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TrendingItem_member">;
  readonly " $fragmentType": "RankedMembers_members";
}>;
export type RankedMembers_members$key = ReadonlyArray<{
  readonly " $data"?: RankedMembers_members$data;
  readonly " $fragmentSpreads": FragmentRefs<"RankedMembers_members">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RankedMembers_members",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rank",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rankChange",
      "storageKey": null
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

(node as any).hash = "bbb914b5530c20a4ee66c723a8a0e7ac";

export default node;
