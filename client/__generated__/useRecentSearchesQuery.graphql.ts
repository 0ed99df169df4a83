/**
 * @generated SignedSource<<fbba5c4034c02110e0b9d35611428027>>
 * @relayHash 0b6e3d9819efa7cb1a985eaa84402c33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31019878f4c0867b88e5c210b5a327732b19f2af7a91caa11c510532c2b11c79

import type { ConcreteRequest } from 'relay-runtime';
export type useRecentSearchesQuery$variables = Record<PropertyKey, never>;
export type useRecentSearchesQuery$data = {
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type useRecentSearchesQuery = {
  response: useRecentSearchesQuery$data;
  variables: useRecentSearchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "id",
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
    "metadata": null,
    "name": "useRecentSearchesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRecentSearchesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "31019878f4c0867b88e5c210b5a327732b19f2af7a91caa11c510532c2b11c79",
    "metadata": {},
    "name": "useRecentSearchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "689479a82f1661318188ced76c6199ca";

export default node;
