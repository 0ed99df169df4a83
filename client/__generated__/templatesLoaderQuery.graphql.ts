/**
 * @generated SignedSource<<3e93b37aeafd1655e4ee8ecc26a1dd34>>
 * @relayHash 349eee08a41bb29b3e47a3e65a7541db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b0d8eaaf8e47b658633e78b444dbe6dc45e428d19a2c3c0559b9789b6dd20e0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type templatesLoaderQuery$variables = Record<PropertyKey, never>;
export type templatesLoaderQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePopularTemplates_query">;
};
export type templatesLoaderQuery = {
  response: templatesLoaderQuery$data;
  variables: templatesLoaderQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "templatesLoaderQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Literal",
            "name": "count",
            "value": 50
          }
        ],
        "kind": "FragmentSpread",
        "name": "usePopularTemplates_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "templatesLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 50
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
                "alias": null,
                "args": null,
                "concreteType": "MemeTemplate",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "slug",
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
            ],
            "storageKey": null
          }
        ],
        "storageKey": "memeTemplates(first:50,sort:\"POPULAR\")"
      }
    ]
  },
  "params": {
    "id": "7b0d8eaaf8e47b658633e78b444dbe6dc45e428d19a2c3c0559b9789b6dd20e0",
    "metadata": {},
    "name": "templatesLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "728a6f1f5723c2fcaff105d96c669b08";

export default node;
