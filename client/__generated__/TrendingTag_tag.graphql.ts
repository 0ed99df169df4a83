/**
 * @generated SignedSource<<77f3bea976f0a8a97320273a62513bb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrendingTag_tag$data = {
  readonly history: ReadonlyArray<number>;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"TagHistory_tag">;
  readonly " $fragmentType": "TrendingTag_tag";
};
export type TrendingTag_tag$key = {
  readonly " $data"?: TrendingTag_tag$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrendingTag_tag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrendingTag_tag",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "history",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TagHistory_tag"
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "3a1fa79224e4e0884804be1bef8fd636";

export default node;
