/**
 * @generated SignedSource<<e6f10e72cb7c6d3eb1808590ead41685>>
 * @relayHash 796982cad5d8493cd51a372c4da1e6f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e42d4b4a0e37d10c952839276aa02a18d5ff4c18c85da006129ba0f55abab8fb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MutedWordsTestQuery$variables = Record<PropertyKey, never>;
export type MutedWordsTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"MutedWords_viewer">;
  } | null | undefined;
};
export type MutedWordsTestQuery = {
  response: MutedWordsTestQuery$data;
  variables: MutedWordsTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MutedWordsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MutedWords_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MutedWordsTestQuery",
    "selections": [
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
            "kind": "ScalarField",
            "name": "mutedWords",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e42d4b4a0e37d10c952839276aa02a18d5ff4c18c85da006129ba0f55abab8fb",
    "metadata": {},
    "name": "MutedWordsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "014a5c7f0210a7cd37659ee1dcd3bae1";

export default node;
