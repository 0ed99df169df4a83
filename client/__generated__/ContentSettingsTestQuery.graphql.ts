/**
 * @generated SignedSource<<b0bcecdfd1681293911c50b8311226ce>>
 * @relayHash d4b3859cc9087e1987021c6320bcab57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d17d72a00f39b69fc52586cda54ff28183931db50be14d5c0d2efe9aaa78d7e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentSettingsTestQuery$variables = Record<PropertyKey, never>;
export type ContentSettingsTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ContentSettings_viewer">;
  } | null | undefined;
};
export type ContentSettingsTestQuery = {
  response: ContentSettingsTestQuery$data;
  variables: ContentSettingsTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ContentSettingsTestQuery",
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
    "name": "ContentSettingsTestQuery",
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
    "id": "7d17d72a00f39b69fc52586cda54ff28183931db50be14d5c0d2efe9aaa78d7e",
    "metadata": {},
    "name": "ContentSettingsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "1e6f6ea53a2b01e2ed5393d9eb89316a";

export default node;
