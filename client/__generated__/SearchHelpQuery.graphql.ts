/**
 * @generated SignedSource<<b2585a3ef1711a74e659b3ca3ba369ea>>
 * @relayHash f39c58559eb3b13bb93bb1a6fe930ed4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9daf206b1ab1064b409015d6ce4b95a802d5775219e1894c363bcaf52a666f98

import type { ConcreteRequest } from 'relay-runtime';
export type SearchHelpQuery$variables = Record<PropertyKey, never>;
export type SearchHelpQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly username: string;
    };
  } | null | undefined;
};
export type SearchHelpQuery = {
  response: SearchHelpQuery$data;
  variables: SearchHelpQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SearchHelpQuery",
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "SearchHelpQuery",
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9daf206b1ab1064b409015d6ce4b95a802d5775219e1894c363bcaf52a666f98",
    "metadata": {},
    "name": "SearchHelpQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "46b4c9d323fa46dbf79f26e05bc306c4";

export default node;
