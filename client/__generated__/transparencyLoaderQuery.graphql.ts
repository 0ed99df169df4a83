/**
 * @generated SignedSource<<a725826df561e346e72731583380d52d>>
 * @relayHash 1f1bf52fcc8cbf0f1abb2f12815b5aed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08330ef02b47c80cb151ec8730efc7e8685919ebd74087bb361dbcf4e6018216

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type transparencyLoaderQuery$variables = Record<PropertyKey, never>;
export type transparencyLoaderQuery$data = {
  readonly transparency: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorityContact_report" | "ModerationNumbers_report">;
  };
};
export type transparencyLoaderQuery = {
  response: transparencyLoaderQuery$data;
  variables: transparencyLoaderQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "transparencyLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TransparencyReport",
        "kind": "LinkedField",
        "name": "transparency",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ModerationNumbers_report"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AuthorityContact_report"
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
    "name": "transparencyLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TransparencyReport",
        "kind": "LinkedField",
        "name": "transparency",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TransparencyMonth",
            "kind": "LinkedField",
            "name": "months",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "month",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reports",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "removals",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "suspensions",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "appeals",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reinstatements",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contact",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "08330ef02b47c80cb151ec8730efc7e8685919ebd74087bb361dbcf4e6018216",
    "metadata": {},
    "name": "transparencyLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "9745f4a77b5c43fafa757f143dc6a978";

export default node;
