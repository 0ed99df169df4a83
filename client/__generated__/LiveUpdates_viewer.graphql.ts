/**
 * @generated SignedSource<<1d9f654ab0679aed96b9386114d40c3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveUpdates_viewer$data = {
  readonly id: string;
  readonly " $fragmentType": "LiveUpdates_viewer";
};
export type LiveUpdates_viewer$key = {
  readonly " $data"?: LiveUpdates_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveUpdates_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveUpdates_viewer",
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

(node as any).hash = "163a621db6e8eff0f8301e4146a3510c";

export default node;
