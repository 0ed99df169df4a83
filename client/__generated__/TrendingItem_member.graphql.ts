/**
 * @generated SignedSource<<d4d5865b0b2e3bffc2eecdbec166eb0e>>
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
    readonly fullName: string;
    readonly photoSrcSet: string | null | undefined;
    readonly photoUrl: string;
    readonly username: string;
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
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrendingMember",
  "abstractKey": null
};

(node as any).hash = "57cde34f63729d9dda2b4c0d5b9b9dcb";

export default node;
