/**
 * @generated SignedSource<<e8fcd8054d31f39ac719293d22c6379c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowTagButton_tag$data = {
  readonly name: string;
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
      "name": "name",
      "storageKey": null
    },
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

(node as any).hash = "0e213476761277a9340a1c8ad27e73e6";

export default node;
