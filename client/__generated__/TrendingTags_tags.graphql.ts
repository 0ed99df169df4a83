/**
 * @generated SignedSource<<dd7e0f60139fe7721b2a4247f60315ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrendingTags_tags$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"TrendingTag_tag">;
  readonly " $fragmentType": "TrendingTags_tags";
}>;
export type TrendingTags_tags$key = ReadonlyArray<{
  readonly " $data"?: TrendingTags_tags$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrendingTags_tags">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TrendingTags_tags",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrendingTag_tag"
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "548774d3c81ae60f3b4fde9ee443acff";

export default node;
