/**
 * @generated SignedSource<<e7489d9cc9e4be5558d45f6d35a07921>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberLink_user$data = {
  readonly databaseId: string;
  readonly fullName: string;
  readonly photoSrcSet: string | null | undefined;
  readonly photoUrl: string;
  readonly username: string;
  readonly " $fragmentType": "MemberLink_user";
};
export type MemberLink_user$key = {
  readonly " $data"?: MemberLink_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberLink_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberLink_user",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "77d5978d9744ba073a3b2c2a3589cb1a";

export default node;
