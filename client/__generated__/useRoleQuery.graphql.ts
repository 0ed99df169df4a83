/**
 * @generated SignedSource<<99e6f59544db0dd95711573e972edd4c>>
 * @relayHash 5ce7bef29bb412af335168860450bc58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 258abce7e8b7dc28d2510d6140fabd04337a44b3376234f5844ce3073485f0a5

import type { ConcreteRequest } from 'relay-runtime';
export type MemberRole = "ADMIN" | "MEMBER" | "MODERATOR";
export type useRoleQuery$variables = Record<PropertyKey, never>;
export type useRoleQuery$data = {
  readonly viewer: {
    readonly role: MemberRole;
  } | null | undefined;
};
export type useRoleQuery = {
  response: useRoleQuery$data;
  variables: useRoleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRoleQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "useRoleQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "258abce7e8b7dc28d2510d6140fabd04337a44b3376234f5844ce3073485f0a5",
    "metadata": {},
    "name": "useRoleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d6670af21ff96d6022f4bccd1074ae14";

export default node;
