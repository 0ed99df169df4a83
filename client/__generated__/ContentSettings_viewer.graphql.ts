/**
 * @generated SignedSource<<a287169f46226424a69f32540946b212>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SensitiveMedia = "BLUR" | "HIDE" | "SHOW";
import type { FragmentRefs } from "relay-runtime";
export type ContentSettings_viewer$data = {
  readonly sensitiveMedia: SensitiveMedia;
  readonly " $fragmentType": "ContentSettings_viewer";
};
export type ContentSettings_viewer$key = {
  readonly " $data"?: ContentSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sensitiveMedia",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e917feab1b334153283e8199ef85a862";

export default node;
