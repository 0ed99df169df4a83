/**
 * @generated SignedSource<<f2eccfe135b439f72e5b36a3cd3a2803>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DownloadData_viewer$data = {
  readonly hasPassword: boolean;
  readonly " $fragmentType": "DownloadData_viewer";
};
export type DownloadData_viewer$key = {
  readonly " $data"?: DownloadData_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadData_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DownloadData_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "645336701c6b871c171f86703961a80a";

export default node;
