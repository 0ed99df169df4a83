/**
 * @generated SignedSource<<6bafbf04baae2ab124906a781efe2639>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Dashboard_query$data = {
  readonly trendingMembers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"TrendingMembers_members">;
  }>;
  readonly trendingTags: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"TrendingTags_tags">;
  }>;
  readonly viewer: {
    readonly followedTags: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"FollowedTags_tags">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"HotMemes_query" | "RisingGroups_query" | "usePopularTemplates_query">;
  readonly " $fragmentType": "Dashboard_query";
};
export type Dashboard_query$key = {
  readonly " $data"?: Dashboard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Dashboard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Dashboard_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HotMemes_query"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "trendingTags",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TrendingTags_tags"
        }
      ],
      "storageKey": "trendingTags(first:10)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "TrendingMember",
      "kind": "LinkedField",
      "name": "trendingMembers",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TrendingMembers_members"
        }
      ],
      "storageKey": "trendingMembers(first:5)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RisingGroups_query"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "count",
          "value": 8
        }
      ],
      "kind": "FragmentSpread",
      "name": "usePopularTemplates_query"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Tag",
          "kind": "LinkedField",
          "name": "followedTags",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FollowedTags_tags"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a4badbd450bd0d4b8028ede89d35cac6";

export default node;
