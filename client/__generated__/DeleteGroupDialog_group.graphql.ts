/**
 * @generated SignedSource<<30faf0c6e291be9fbacee2a2825ccd44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteGroupDialog_group$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DeleteGroupDialog_group";
};
export type DeleteGroupDialog_group$key = {
  readonly " $data"?: DeleteGroupDialog_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteGroupDialog_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteGroupDialog_group",
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
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "59cfd1c37605f6b86144aa34080368e6";

export default node;
