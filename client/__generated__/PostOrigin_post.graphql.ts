/**
 * @generated SignedSource<<7dae11fbd262c919cca01fa6e1e1b018>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostOrigin_post$data = {
  readonly creditedPost: {
    readonly author: {
      readonly username: string;
    };
    readonly databaseId: string;
  } | null | undefined;
  readonly remixOf: {
    readonly author: {
      readonly username: string;
    };
    readonly databaseId: string;
  } | null | undefined;
  readonly " $fragmentType": "PostOrigin_post";
};
export type PostOrigin_post$key = {
  readonly " $data"?: PostOrigin_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostOrigin_post">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  },
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
        "name": "username",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostOrigin_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "remixOf",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "creditedPost",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};
})();

(node as any).hash = "8e2d9cd00d6e72dcc1647c6078100994";

export default node;
