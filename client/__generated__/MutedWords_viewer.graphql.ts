/**
 * @generated SignedSource<<df0b3eb13ab7d4de50126177b40f46a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MutedWords_viewer$data = {
  readonly mutedWords: ReadonlyArray<string>;
  readonly " $fragmentType": "MutedWords_viewer";
};
export type MutedWords_viewer$key = {
  readonly " $data"?: MutedWords_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MutedWords_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MutedWords_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mutedWords",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "54a99abb6ffb54727d65e1fdf35aa160";

export default node;
