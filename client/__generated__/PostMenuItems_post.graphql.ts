/**
 * @generated SignedSource<<2744aad35c33103ddc720133da87e6b2>>
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

(node as any).hash = "c867f40cbca8ef7d7206a8589c122456";

export default node;
