/**
 * @generated SignedSource<<437d380929209380a7ceb17d8f395925>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrendingMembers_members$data = ReadonlyArray<{
  readonly likeCount: number;
  readonly rank: number;
  readonly rankChange: number | null | undefined;
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"MemberRow_user">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TrendingLeader_member">;
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
      "kind": "ScalarField",
      "name": "rankChange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "likeCount",
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
          "name": "MemberRow_user"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrendingLeader_member"
    }
  ],
  "type": "TrendingMember",
  "abstractKey": null
};

(node as any).hash = "2e1b78fc38bf334ed756eb4f8fa53a76";

export default node;
