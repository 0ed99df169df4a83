/**
 * @generated SignedSource<<2207fa9164f5cbd5ceef8951c72f0e3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostMenuItems_post$data = {
  readonly author: {
    readonly id: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DeletePostItem_post" | "EditPostItem_post">;
  readonly " $fragmentType": "PostMenuItems_post";
};
export type PostMenuItems_post$key = {
  readonly " $data"?: PostMenuItems_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostMenuItems_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostMenuItems_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditPostItem_post"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeletePostItem_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "42635f3032531b0516e6d737f50e1ea8";

export default node;
