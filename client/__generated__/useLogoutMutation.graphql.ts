/**
 * @generated SignedSource<<cadf23e74cdf395a8a0553ab16b9a171>>
 * @relayHash 18093c3b439b80a9b6b8de4fcde1dac5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e21a8b7b966966c95dc2c9a9fe7a2a09d47183db18278b0f976ba4013e96de6

import type { ConcreteRequest } from 'relay-runtime';
export type LogoutInput = {
  refreshToken?: string | null | undefined;
};
export type useLogoutMutation$variables = {
  input: LogoutInput;
};
export type useLogoutMutation$data = {
  readonly logout: {
    readonly __typename: string;
  };
};
export type useLogoutMutation = {
  response: useLogoutMutation$data;
  variables: useLogoutMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "logout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
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
    "name": "useLogoutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLogoutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5e21a8b7b966966c95dc2c9a9fe7a2a09d47183db18278b0f976ba4013e96de6",
    "metadata": {},
    "name": "useLogoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6027bbda3b92506c9a3766496a1d780e";

export default node;
