/**
 * @generated SignedSource<<90f60d7fe131fee417fae271d9b0a081>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TagHistory_tag$data = {
  readonly history: ReadonlyArray<number>;
  readonly " $fragmentType": "TagHistory_tag";
};
export type TagHistory_tag$key = {
  readonly " $data"?: TagHistory_tag$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagHistory_tag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagHistory_tag",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "history",
      "storageKey": null
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "d75b845159577e31505f8b16d015eaa6";

export default node;
