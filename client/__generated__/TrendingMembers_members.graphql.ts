/**
 * @generated SignedSource<<0ada3137c36f965cca339d3984b3e72f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrendingMembers_members$data = ReadonlyArray<{
  readonly rank: number;
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"FollowButton_user">;
  };
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

(node as any).hash = "a4b742b4f5a23e0cc9baf2ab1dee327b";

export default node;
