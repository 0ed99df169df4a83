/**
 * @generated SignedSource<<f15323e146bb80d327d8807a03f7257e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemeThumbnail_post$data = {
  readonly author: {
    readonly username: string;
  };
  readonly databaseId: string;
  readonly isSensitive: boolean;
  readonly media: {
    readonly altText?: string;
    readonly url?: string;
  } | null | undefined;
  readonly " $fragmentType": "MemeThumbnail_post";
};
export type MemeThumbnail_post$key = {
  readonly " $data"?: MemeThumbnail_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemeThumbnail_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemeThumbnail_post",
  "selections": [
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
      "kind": "ScalarField",
      "name": "isSensitive",
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
              "args": [
                {
                  "kind": "Literal",
                  "name": "width",
                  "value": 480
                }
              ],
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(width:480)"
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "altText",
              "storageKey": null
            }
          ],
          "type": "ImageMedia",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "179fad7999da079f3175e7236d70ae4f";

export default node;
