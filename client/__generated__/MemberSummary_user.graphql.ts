/**
 * @generated SignedSource<<c063a87cdc939c4631f9d6ba13cc4663>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberSummary_user$data = {
  readonly bio: string | null | undefined;
  readonly fullName: string;
  readonly likeCount: number;
  readonly photoSrcSet: string | null | undefined;
  readonly photoUrl: string;
  readonly postCount: number;
  readonly username: string;
  readonly " $fragmentType": "MemberSummary_user";
};
export type MemberSummary_user$key = {
  readonly " $data"?: MemberSummary_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberSummary_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberSummary_user",
  "selections": [
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
      "args": null,
      "kind": "ScalarField",
      "name": "bio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postCount",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "83a65e6441d3ff110eb673b319e6b650";

export default node;
