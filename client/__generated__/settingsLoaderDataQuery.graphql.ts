/**
 * @generated SignedSource<<1120d96a94ff0385ef87ba3efc79bcef>>
 * @relayHash 96b35f242e3c8e5feef52221ec21465f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc3cce49a83f4c2e4b685b356ed13dea783ab1a518b17a4159412f94f22f4c36

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type settingsLoaderDataQuery$variables = Record<PropertyKey, never>;
export type settingsLoaderDataQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"DownloadData_viewer">;
  } | null | undefined;
};
export type settingsLoaderDataQuery = {
  response: settingsLoaderDataQuery$data;
  variables: settingsLoaderDataQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "settingsLoaderDataQuery",
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
            "name": "DownloadData_viewer"
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
    "name": "settingsLoaderDataQuery",
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
            "name": "hasPassword",
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
    "id": "fc3cce49a83f4c2e4b685b356ed13dea783ab1a518b17a4159412f94f22f4c36",
    "metadata": {},
    "name": "settingsLoaderDataQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "7140a18ad9901c7c83251618110be79b";

export default node;
