/**
 * @generated SignedSource<<742fc1d9add703e3baf5ec9e9c568ed1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchGroups_group$data = {
  readonly description: string;
  readonly " $fragmentSpreads": FragmentRefs<"GroupLink_group">;
  readonly " $fragmentType": "SearchGroups_group";
};
export type SearchGroups_group$key = {
  readonly " $data"?: SearchGroups_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchGroups_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchGroups_group",
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
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "4a5830a9a474d976b7aa02a89a70710c";

export default node;
