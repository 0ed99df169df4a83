/**
 * @generated SignedSource<<74ae70f87846d4455ec96fd59d9c560e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostDraftProvider_viewer$data = {
  readonly id: string;
  readonly " $fragmentType": "PostDraftProvider_viewer";
};
export type PostDraftProvider_viewer$key = {
  readonly " $data"?: PostDraftProvider_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostDraftProvider_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostDraftProvider_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "636fda8416fdae5d8fc1e094e0cd36d6";

export default node;
