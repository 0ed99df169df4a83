/**
 * @generated SignedSource<<c0f461cac0aa203896d13b87748a1f28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CaseStatus = "APPEALED" | "DECIDED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type useCaseQueue_query$data = {
  readonly moderationCases: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly status: CaseStatus;
        readonly " $fragmentSpreads": FragmentRefs<"CaseItem_case">;
      };
    }>;
  };
  readonly " $fragmentType": "useCaseQueue_query";
};
export type useCaseQueue_query$key = {
  readonly " $data"?: useCaseQueue_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCaseQueue_query">;
};

import useCaseQueuePaginationQuery_graphql from './useCaseQueuePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "moderationCases"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "kind": "RootArgument",
      "name": "reason"
    },
    {
      "kind": "RootArgument",
      "name": "status"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": useCaseQueuePaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "useCaseQueue_query",
  "selections": [
    {
      "alias": "moderationCases",
      "args": [
        {
          "kind": "Variable",
          "name": "reason",
          "variableName": "reason"
        },
        {
          "kind": "Variable",
          "name": "status",
          "variableName": "status"
        }
      ],
      "concreteType": "ModerationCaseConnection",
      "kind": "LinkedField",
      "name": "__useCaseQueue_moderationCases_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ModerationCaseEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ModerationCase",
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
                  "name": "status",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CaseItem_case"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
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
})();

(node as any).hash = "5376c9dca365aeaa5a9be9f6889fba6f";

export default node;
