/**
 * @generated SignedSource<<42817cf22e07a4e16602d001312c93fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockedProfile_user$data = {
  readonly id: string;
  readonly username: string;
  readonly " $fragmentType": "BlockedProfile_user";
};
export type BlockedProfile_user$key = {
  readonly " $data"?: BlockedProfile_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockedProfile_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockedProfile_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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

(node as any).hash = "c358af436bb8f7c19aaa98432b744780";

export default node;
