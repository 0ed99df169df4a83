/**
 * @generated SignedSource<<0ef5404b176e0d04882b95e8e3dc6d65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrivacySettings_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BlockedMembers_viewer" | "MutedMembers_viewer" | "MutedWords_viewer">;
  readonly " $fragmentType": "PrivacySettings_viewer";
};
export type PrivacySettings_viewer$key = {
  readonly " $data"?: PrivacySettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrivacySettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrivacySettings_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlockedMembers_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MutedMembers_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MutedWords_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "295a299b01fbbd5e1614c32e7daa5cd2";

export default node;
