/**
 * @generated SignedSource<<ad342cd82252267c26d6f7a97c81e645>>
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
  readonly id: string;
  readonly media: {
    readonly url?: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeletePostItem_post" | "EditPostItem_post">;
  readonly " $fragmentType": "PostMenuItems_post";
};
export type PostMenuItems_post$key = {
  readonly " $data"?: PostMenuItems_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostMenuItems_post">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostMenuItems_post",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "media",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "type": "ImageMedia",
          "abstractKey": null
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
})();

(node as any).hash = "c6ba73afef407c3fd3339da190702aab";

export default node;
