/**
 * @generated SignedSource<<8af3c1a48e98748379d74c6dc000ee2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupRow_group$data = {
  readonly description: string;
  readonly " $fragmentSpreads": FragmentRefs<"GroupLink_group" | "JoinButton_group">;
  readonly " $fragmentType": "GroupRow_group";
};
export type GroupRow_group$key = {
  readonly " $data"?: GroupRow_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupRow_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupRow_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupLink_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinButton_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "0d7a3e959cc2e5edbc026b091410485b";

export default node;
