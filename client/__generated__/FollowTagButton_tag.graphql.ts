/**
 * @generated SignedSource<<fe5e6c9de7fc445f4a8081300deb080b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowTagButton_tag$data = {
  readonly viewerFollows: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useSetTagFollow_tag">;
  readonly " $fragmentType": "FollowTagButton_tag";
};
export type FollowTagButton_tag$key = {
  readonly " $data"?: FollowTagButton_tag$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowTagButton_tag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowTagButton_tag",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerFollows",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSetTagFollow_tag"
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "5a9d3a36ba26b6ee9fcd54ee7db1c44f";

export default node;
