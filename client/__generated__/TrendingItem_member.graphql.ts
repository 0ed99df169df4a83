/**
 * @generated SignedSource<<a6d28403cf7a3954747b3c157f3de4aa>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrendingMember",
  "abstractKey": null
};

(node as any).hash = "04cfd96a510f3f8af8b8c67f6dcbacd9";

export default node;
