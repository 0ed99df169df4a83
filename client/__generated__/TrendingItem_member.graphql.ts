/**
 * @generated SignedSource<<8d1f004336697be24c1e884d5dd85bce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrendingItem_member$data = {
  readonly likeCount: number;
  readonly rank: number;
  readonly user: {
    readonly databaseId: string;
    readonly photoSrcSet: string | null | undefined;
    readonly photoUrl: string;
    readonly " $fragmentSpreads": FragmentRefs<"MemberName_user">;
  };
  readonly " $fragmentType": "TrendingItem_member";
};
export type TrendingItem_member$key = {
  readonly " $data"?: TrendingItem_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrendingItem_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrendingItem_member",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 128
            }
          ],
          "kind": "ScalarField",
          "name": "photoUrl",
          "storageKey": "photoUrl(width:128)"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photoSrcSet",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MemberName_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrendingMember",
  "abstractKey": null
};

(node as any).hash = "190e57ac6f2f0dc6c8e60d6a7a16ccd9";

export default node;
