/**
 * @generated SignedSource<<d28dabaf9394c42ea0bac840207d2886>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupJoining = "ON_REQUEST" | "OPEN";
export type GroupRole = "MEMBER" | "MODERATOR" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type useSetMembership_group$data = {
  readonly id: string;
  readonly joining: GroupJoining;
  readonly memberCount: number;
  readonly viewerHasRequested: boolean;
  readonly viewerRole: GroupRole | null | undefined;
  readonly " $fragmentType": "useSetMembership_group";
};
export type useSetMembership_group$key = {
  readonly " $data"?: useSetMembership_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSetMembership_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSetMembership_group",
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
      "name": "joining",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
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
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "2cbddad03fcfaced33aae6b68d170d36";

export default node;
