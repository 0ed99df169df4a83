/**
 * @generated SignedSource<<c6f9dc90cd603f02e1d69a23a433441f>>
 * @relayHash 49655f2a16954d5397ac0c4b801961f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4beaf087822caf8614e5375c36eb984f6e123ed06c9a0a3e220ed90ff7bab142

import type { ConcreteRequest } from 'relay-runtime';
export type makeLoaderQuery$variables = Record<PropertyKey, never>;
export type makeLoaderQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly user: {
      readonly id: string;
    };
  } | null | undefined;
};
export type makeLoaderQuery = {
  response: makeLoaderQuery$data;
  variables: makeLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "makeLoaderQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "makeLoaderQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4beaf087822caf8614e5375c36eb984f6e123ed06c9a0a3e220ed90ff7bab142",
    "metadata": {},
    "name": "makeLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "873adfaa55fd28ee00217205c3541da1";

export default node;
