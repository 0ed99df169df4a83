/**
 * @generated SignedSource<<557e95fc05b55c3625cc8af1bca9a856>>
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
  readonly databaseId: string;
  readonly meme: {
    readonly isRemixable: boolean;
  } | null | undefined;
  readonly remixOf: {
    readonly author: {
      readonly username: string;
    };
    readonly databaseId: string;
  } | null | undefined;
  readonly viewerCanDelete: boolean;
  readonly " $fragmentType": "PostOrigin_post";
};
export type PostOrigin_post$key = {
  readonly " $data"?: PostOrigin_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostOrigin_post">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Meme",
      "kind": "LinkedField",
      "name": "meme",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRemixable",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "remixOf",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "creditedPost",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};
})();

(node as any).hash = "d0f4be7bf192660ac78c7894e4314ef0";

export default node;
