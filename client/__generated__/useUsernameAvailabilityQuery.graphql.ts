/**
 * @generated SignedSource<<f1614fdf865e72ec521dd7d8f8d62d51>>
 * @relayHash afcb0b637963d0feef6aa67e25409e02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bd239c3add1bae8dec4ab6cc78dfea3d76001df30dab4ced016050c274dab3d

import type { ConcreteRequest } from 'relay-runtime';
export type useUsernameAvailabilityQuery$variables = {
  username: string;
};
export type useUsernameAvailabilityQuery$data = {
  readonly usernameAvailability: {
    readonly isAvailable: boolean;
    readonly message: string;
  };
};
export type useUsernameAvailabilityQuery = {
  response: useUsernameAvailabilityQuery$data;
  variables: useUsernameAvailabilityQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "username",
        "variableName": "username"
      }
    ],
    "concreteType": "UsernameAvailability",
    "kind": "LinkedField",
    "name": "usernameAvailability",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isAvailable",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
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
    "name": "useUsernameAvailabilityQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUsernameAvailabilityQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1bd239c3add1bae8dec4ab6cc78dfea3d76001df30dab4ced016050c274dab3d",
    "metadata": {},
    "name": "useUsernameAvailabilityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "43abbf64a92c4224e3c1ba8d9fcc65f7";

export default node;
