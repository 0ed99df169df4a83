/**
 * @generated SignedSource<<580e778d2a6db5e494d1bf2fbe6f5d04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupMemberMenu_user$data = {
  readonly id: string;
  readonly isViewer: boolean;
  readonly username: string;
  readonly " $fragmentType": "GroupMemberMenu_user";
};
export type GroupMemberMenu_user$key = {
  readonly " $data"?: GroupMemberMenu_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupMemberMenu_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupMemberMenu_user",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e4e4ed39ad72661b44219cc530ed6b52";

export default node;
