/**
 * @generated SignedSource<<378eec907ee10297081615657157ae59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "MEMBER" | "MODERATOR" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type GroupMenu_group$data = {
  readonly id: string;
  readonly slug: string;
  readonly viewerRole: GroupRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteGroupDialog_group" | "LeaveGroupDialog_group">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeaveGroupDialog_group"
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

(node as any).hash = "7349bb36edaafcbea59b7b050aa02ae4";

export default node;
