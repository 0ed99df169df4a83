/**
 * @generated SignedSource<<3667cd3628dfe6241a463ae6c2da9c2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InterestsStep_query$data = {
  readonly hotImagePosts: ReadonlyArray<{
    readonly media: {
      readonly url?: string;
    } | null | undefined;
    readonly tags: ReadonlyArray<string>;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedMembers_query">;
  readonly " $fragmentType": "InterestsStep_query";
};
export type InterestsStep_query$key = {
  readonly " $data"?: InterestsStep_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterestsStep_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InterestsStep_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
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
          "name": "tags",
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
                      "value": 320
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": "url(width:320)"
                }
              ],
              "type": "ImageMedia",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "hotImagePosts(first:50)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SuggestedMembers_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bd8121a27a9115b5b30bb7ccc1b73a4b";

export default node;
