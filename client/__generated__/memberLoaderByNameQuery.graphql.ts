/**
 * @generated SignedSource<<3b3b3c916a53782be8679853d4686513>>
 * @relayHash cb666311d1fe77d1a9ef141195329fa8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f90197431a72144c07d952f175a33766d1fa2b203f8fe2d7ef47d27a2055b49

import type { ConcreteRequest } from 'relay-runtime';
export type memberLoaderByNameQuery$variables = {
  username: string;
};
export type memberLoaderByNameQuery$data = {
  readonly userByUsername: {
    readonly databaseId: string;
  } | null | undefined;
};
export type memberLoaderByNameQuery = {
  response: memberLoaderByNameQuery$data;
  variables: memberLoaderByNameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "username"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "username",
    "variableName": "username"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "memberLoaderByNameQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "userByUsername",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "memberLoaderByNameQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "userByUsername",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "7f90197431a72144c07d952f175a33766d1fa2b203f8fe2d7ef47d27a2055b49",
    "metadata": {},
    "name": "memberLoaderByNameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "217966c4788b06b05c4f57dbf6a8b09e";

export default node;
