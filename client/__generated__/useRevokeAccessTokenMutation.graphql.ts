/**
 * @generated SignedSource<<7d913f8564a15e3a7c26a25b59ae059d>>
 * @relayHash 1db97f88d8b484e3c8f0ff45789c66ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e6c0b6ed9f8a5cbcf9026b69481cc3dd80f0a15d93ebd9c5a0914dc14837cd7

import type { ConcreteRequest } from 'relay-runtime';
export type RevokeAccessTokenInput = {
  accessTokenId: string;
};
export type useRevokeAccessTokenMutation$variables = {
  input: RevokeAccessTokenInput;
};
export type useRevokeAccessTokenMutation$data = {
  readonly revokeAccessToken: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useRevokeAccessTokenMutation = {
  response: useRevokeAccessTokenMutation$data;
  variables: useRevokeAccessTokenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "revokeAccessToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "RevokeAccessTokenPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "Error",
        "abstractKey": "__isError"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRevokeAccessTokenMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRevokeAccessTokenMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2e6c0b6ed9f8a5cbcf9026b69481cc3dd80f0a15d93ebd9c5a0914dc14837cd7",
    "metadata": {},
    "name": "useRevokeAccessTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0bc453a9586336572a20a70e0a30e862";

export default node;
