/**
 * @generated SignedSource<<43a972e467577b36040977764518a9e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupJoining = "ON_REQUEST" | "OPEN";
export type GroupRole = "MEMBER" | "MODERATOR" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type JoinButton_group$data = {
  readonly id: string;
  readonly joining: GroupJoining;
  readonly name: string;
  readonly viewerHasRequested: boolean;
  readonly viewerIsBanned: boolean;
  readonly viewerRole: GroupRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useSetMembership_group">;
  readonly " $fragmentType": "JoinButton_group";
};
export type JoinButton_group$key = {
  readonly " $data"?: JoinButton_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinButton_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinButton_group",
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
      "name": "viewerHasRequested",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsBanned",
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

(node as any).hash = "185b7abe0e91687f5ae1087ea29cb46f";

export default node;
