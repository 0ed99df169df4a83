/**
 * @generated SignedSource<<703fa7aee4ccd72b177065e3d000d722>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowedTags_tags$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "FollowedTags_tags";
}>;
export type FollowedTags_tags$key = ReadonlyArray<{
  readonly " $data"?: FollowedTags_tags$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowedTags_tags">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FollowedTags_tags",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "ce9062fe6e15dcabf08241f3957f84b2";

export default node;
