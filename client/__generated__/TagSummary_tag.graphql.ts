/**
 * @generated SignedSource<<43b23b57b4b818a36ac590c9b74e2083>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TagSummary_tag$data = {
  readonly name: string;
  readonly postCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"FollowTagButton_tag" | "TagHistory_tag">;
  readonly " $fragmentType": "TagSummary_tag";
};
export type TagSummary_tag$key = {
  readonly " $data"?: TagSummary_tag$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagSummary_tag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagSummary_tag",
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
      "name": "postCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TagHistory_tag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowTagButton_tag"
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "21d9e3ebcacb7b2a319266afa6fec1ef";

export default node;
