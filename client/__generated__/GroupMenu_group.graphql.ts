/**
 * @generated SignedSource<<c9bfcf1b554eb5f97c43da42e69a620d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupJoining = "ON_REQUEST" | "OPEN";
export type GroupRole = "MEMBER" | "MODERATOR" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type GroupMenu_group$data = {
  readonly id: string;
  readonly joining: GroupJoining;
  readonly name: string;
  readonly slug: string;
  readonly viewerRole: GroupRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteGroupDialog_group" | "useSetMembership_group">;
  readonly " $fragmentType": "GroupMenu_group";
};
export type GroupMenu_group$key = {
  readonly " $data"?: GroupMenu_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupMenu_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupMenu_group",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerRole",
      "storageKey": null
    },
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteGroupDialog_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "b9a3b7f5460db1b53dae44bdf85cad97";

export default node;
