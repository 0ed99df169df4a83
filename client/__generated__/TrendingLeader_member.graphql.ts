/**
 * @generated SignedSource<<e2e81be6bd45cc9415348d54075f24cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrendingLeader_member$data = {
  readonly likeCount: number;
  readonly user: {
    readonly databaseId: string;
    readonly fullName: string;
    readonly photoSrcSet: string | null | undefined;
    readonly photoUrl: string;
    readonly username: string;
  };
  readonly " $fragmentType": "TrendingLeader_member";
};
export type TrendingLeader_member$key = {
  readonly " $data"?: TrendingLeader_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrendingLeader_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrendingLeader_member",
  "selections": [
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

(node as any).hash = "e34c3a329f05d6492c54e152fc5ad32b";

export default node;
