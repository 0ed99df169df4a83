/**
 * @generated SignedSource<<67adbc193bd9b442dbc3ea6a15c9147c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberName_user$data = {
  readonly fullName: string;
  readonly username: string;
  readonly " $fragmentType": "MemberName_user";
};
export type MemberName_user$key = {
  readonly " $data"?: MemberName_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberName_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberName_user",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7e963a5968a5abb8bc14c991d92f36c9";

export default node;
