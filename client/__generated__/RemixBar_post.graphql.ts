/**
 * @generated SignedSource<<24064a4d0c47718b76c51101cea7aedd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemixBar_post$data = {
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
  readonly " $fragmentType": "RemixBar_post";
};
export type RemixBar_post$key = {
  readonly " $data"?: RemixBar_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemixBar_post">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemixBar_post",
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
      ],
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};
})();

(node as any).hash = "91cb1438910dec410b743966749dc0b0";

export default node;
