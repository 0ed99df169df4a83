/**
 * @generated SignedSource<<4bee7daeb68a492762d615c1ddfcfa86>>
 * @relayHash b01c1651cd64859e752d4efe27f21973
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50bb889cf1a5bf6a0e3dee3f21a15e5a3c989e4d72fb65d00300b774bcbe7356

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type settingsLoaderContentQuery$variables = Record<PropertyKey, never>;
export type settingsLoaderContentQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ContentSettings_viewer">;
  } | null | undefined;
};
export type settingsLoaderContentQuery = {
  response: settingsLoaderContentQuery$data;
  variables: settingsLoaderContentQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "settingsLoaderContentQuery",
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
            "name": "ContentSettings_viewer"
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
    "name": "settingsLoaderContentQuery",
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
            "name": "sensitiveMedia",
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
    "id": "50bb889cf1a5bf6a0e3dee3f21a15e5a3c989e4d72fb65d00300b774bcbe7356",
    "metadata": {},
    "name": "settingsLoaderContentQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "b196767b51cb3b0a8a95e5a23246485d";

export default node;
