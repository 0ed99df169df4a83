/**
 * @generated SignedSource<<4ccf937e6c255ba2e0b4649aab766147>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MorePosts_query$data = {
  readonly hotImagePosts: ReadonlyArray<{
    readonly databaseId: string;
    readonly " $fragmentSpreads": FragmentRefs<"PostGrid_posts">;
  }>;
  readonly " $fragmentType": "MorePosts_query";
};
export type MorePosts_query$key = {
  readonly " $data"?: MorePosts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MorePosts_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MorePosts_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "hotImagePosts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PostGrid_posts"
        }
      ],
      "storageKey": "hotImagePosts(first:10)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e358235b87d7218505cbc4c80d2d8d45";

export default node;
