/**
 * @generated SignedSource<<640fa9da43124b5f5464ee2bd46a71ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupJoining = "ON_REQUEST" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type LeaveGroupDialog_group$data = {
  readonly joining: GroupJoining;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSetMembership_group">;
  readonly " $fragmentType": "LeaveGroupDialog_group";
};
export type LeaveGroupDialog_group$key = {
  readonly " $data"?: LeaveGroupDialog_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveGroupDialog_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeaveGroupDialog_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joining",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSetMembership_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "751d5c9bbf5f8f99741ef6c3335216b3";

export default node;
