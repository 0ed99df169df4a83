/**
 * @generated SignedSource<<40f152af677af2b62f13ed1591900b31>>
 * @relayHash b77ab59c3672f6dc877468eda16019f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37d3c2db5c25f99a63646604e894245d2cbec57b885f05ef1f5fdb14408f873c

import type { ConcreteRequest } from 'relay-runtime';
export type checkSessionQuery$variables = Record<PropertyKey, never>;
export type checkSessionQuery$data = {
  readonly hasRefreshToken: boolean;
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "hasRefreshToken",
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
    "id": "37d3c2db5c25f99a63646604e894245d2cbec57b885f05ef1f5fdb14408f873c",
    "metadata": {},
    "name": "checkSessionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8ccd4867be1d5009d2a659250f1910f8";

export default node;
