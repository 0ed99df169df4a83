/**
 * @generated SignedSource<<3947bbc3dae2ab9acf827b3cd407196c>>
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4f022e63e600cf29a2bfd38328bbd5e5";

export default node;
