/**
 * @generated SignedSource<<7faefcacdcffc2a8440aeb3cd39d3fd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchTags_query$data = {
  readonly searchTags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly postCount: number;
  }>;
  readonly " $fragmentType": "SearchTags_query";
};
export type SearchTags_query$key = {
  readonly " $data"?: SearchTags_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchTags_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "query"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SearchTags_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        },
        {
          "kind": "Variable",
          "name": "query",
          "variableName": "query"
        }
      ],
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "searchTags",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "49edbb22034eaaa3da347d72d626b61a";

export default node;
