/**
 * @generated SignedSource<<d036f18e617708084b10b3c07d4afa78>>
 * @relayHash 34728f31322c0c53cb6019ea333ac54c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64d02b2ae57e9d30eb3182f552cc15f1e95c61df1af99227a7e67b30c5da6e36

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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "followerCount",
            "storageKey": null
          }
        ],
        "storageKey": "suggestedMembers(first:10)"
      }
    ]
  },
  "params": {
    "id": "64d02b2ae57e9d30eb3182f552cc15f1e95c61df1af99227a7e67b30c5da6e36",
    "metadata": {},
    "name": "MemberSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "15ef8e7eddcbd0a664b846ebf0b9fc85";

export default node;
