/**
 * @generated SignedSource<<8210a3958ef69673b93fd0c7f437840c>>
 * @relayHash da2dcf335b1bafad6245750c46d84b5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d3ad83e69cfb8e0caed0b7fdccad92efb065a464607fb60676864891449a36e

import type { ConcreteRequest } from 'relay-runtime';
export type IdentitySignInQuery$variables = Record<PropertyKey, never>;
export type IdentitySignInQuery$data = {
  readonly offersIdentitySignIn: boolean;
};
export type IdentitySignInQuery = {
  response: IdentitySignInQuery$data;
  variables: IdentitySignInQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "offersIdentitySignIn",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IdentitySignInQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IdentitySignInQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9d3ad83e69cfb8e0caed0b7fdccad92efb065a464607fb60676864891449a36e",
    "metadata": {},
    "name": "IdentitySignInQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf2a9578be2fa1af0ae86c19e6a1d147";

export default node;
