/**
 * @generated SignedSource<<d3f0f6620c7d2325636323d64c0e712c>>
 * @relayHash 2c39acef39857134fec9f877a3313c41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0396c1cf3be6570421c951b8d32b2857efeb8f9f309f9bb2a34f6be150f6926

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberSuggestionsQuery$variables = Record<PropertyKey, never>;
export type MemberSuggestionsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedMembers_query">;
};
export type MemberSuggestionsQuery = {
  response: MemberSuggestionsQuery$data;
  variables: MemberSuggestionsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MemberSuggestionsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SuggestedMembers_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MemberSuggestionsQuery",
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
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "suggestedMembers",
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
            "name": "viewerBlocks",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerMutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "width",
                "value": 128
              }
            ],
            "kind": "ScalarField",
            "name": "photoUrl",
            "storageKey": "photoUrl(width:128)"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "photoSrcSet",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fullName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isViewer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerFollows",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "followsViewer",
            "storageKey": null
          }
        ],
        "storageKey": "suggestedMembers(first:10)"
      }
    ]
  },
  "params": {
    "id": "c0396c1cf3be6570421c951b8d32b2857efeb8f9f309f9bb2a34f6be150f6926",
    "metadata": {},
    "name": "MemberSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "15ef8e7eddcbd0a664b846ebf0b9fc85";

export default node;
