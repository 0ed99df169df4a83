/**
 * @generated SignedSource<<a9039bdb8f9f008246a4a4f00fef8265>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Dashboard_query$data = {
  readonly memeTemplates: {
    readonly edges: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TemplateGrid_edges">;
    }>;
  };
  readonly trendingMembers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"RankedMembers_members">;
  }>;
  readonly trendingTags: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"TrendingTags_tags">;
  }>;
  readonly viewer: {
    readonly followedTags: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"FollowedTags_tags">;
    }>;
  } | null | undefined;
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
          "name": "RankedMembers_members"
        }
      ],
      "storageKey": "trendingMembers(first:5)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": "POPULAR"
        }
      ],
      "concreteType": "MemeTemplateConnection",
      "kind": "LinkedField",
      "name": "memeTemplates",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MemeTemplateEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TemplateGrid_edges"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "memeTemplates(first:6,sort:\"POPULAR\")"
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

(node as any).hash = "882b489a1e3f18626b20e270876e6143";

export default node;
