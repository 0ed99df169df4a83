/**
 * @generated SignedSource<<a16ab3163cdb3fb4c94046c8ba682d8f>>
 * @relayHash c16535cbe7c3c6bdd0b12709a140e6c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d96cb5096a71f7858900c7d745b8559244d0ccbbabb16cf8d4a95b3ca6d1d417

import type { ConcreteRequest } from 'relay-runtime';
export type checkSessionQuery$variables = Record<PropertyKey, never>;
export type checkSessionQuery$data = {
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type checkSessionQuery = {
  response: checkSessionQuery$data;
  variables: checkSessionQuery$variables;
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
    "name": "checkSessionQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "checkSessionQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d96cb5096a71f7858900c7d745b8559244d0ccbbabb16cf8d4a95b3ca6d1d417",
    "metadata": {},
    "name": "checkSessionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bb76aa6a7a70a317fc9aae8366a8cef0";

export default node;
