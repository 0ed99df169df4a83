/**
 * @generated SignedSource<<9da31c06ab5e0233458eefe96e38e8f8>>
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
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"FollowButton_user">;
  };
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
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FollowButton_user"
        }
      ],
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

(node as any).hash = "0b8d964b042c03507ad41704246ea644";

export default node;
