/**
 * @generated SignedSource<<9438db02001b4ee2a5a9d96fedde96e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrendingTag_tag$data = {
  readonly history: ReadonlyArray<number>;
  readonly name: string;
  readonly posts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isSensitive: boolean;
        readonly media: {
          readonly " $fragmentSpreads": FragmentRefs<"MediaThumb_media">;
        } | null | undefined;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TagHistory_tag">;
  readonly " $fragmentType": "TrendingTag_tag";
};
export type TrendingTag_tag$key = {
  readonly " $data"?: TrendingTag_tag$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrendingTag_tag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrendingTag_tag",
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
      "name": "history",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PostEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Post",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
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
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "media",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "MediaThumb_media"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "posts(first:6)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TagHistory_tag"
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "9a84d342207b6c3b81d4a9614ff0b3ed";

export default node;
