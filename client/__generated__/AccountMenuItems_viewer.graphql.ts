/**
 * @generated SignedSource<<af7ed7452a8dca96a84d859d40145a95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberRole = "ADMIN" | "MEMBER" | "MODERATOR";
import type { FragmentRefs } from "relay-runtime";
export type AccountMenuItems_viewer$data = {
  readonly role: MemberRole;
  readonly " $fragmentType": "AccountMenuItems_viewer";
};
export type AccountMenuItems_viewer$key = {
  readonly " $data"?: AccountMenuItems_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMenuItems_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountMenuItems_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "18593018443a74e1c7f42a7afd85c812";

export default node;
