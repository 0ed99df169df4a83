/**
 * @generated SignedSource<<f31ce31f88e4db8c216ac7bde1b64343>>
 * @relayHash 9d095a2500a13708140c338efd3f3da2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1265ab8052b3854ec101d27d41107dcc43789d6b31dbc6e66c7eaa290151677

import type { ConcreteRequest } from 'relay-runtime';
export type StartIdentitySignInInput = {
  clientMutationId?: string | null | undefined;
};
export type useStartIdentitySignInMutation$variables = {
  input: StartIdentitySignInInput;
};
export type useStartIdentitySignInMutation$data = {
  readonly startIdentitySignIn: {
    readonly __typename: "StartIdentitySignInPayload";
    readonly clientId: string;
    readonly nonce: string;
    readonly scriptUrl: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useStartIdentitySignInMutation = {
  response: useStartIdentitySignInMutation$data;
  variables: useStartIdentitySignInMutation$variables;
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
    "name": "startIdentitySignIn",
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
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "clientId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nonce",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scriptUrl",
            "storageKey": null
          }
        ],
        "type": "StartIdentitySignInPayload",
        "abstractKey": null
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
    "name": "useStartIdentitySignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartIdentitySignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a1265ab8052b3854ec101d27d41107dcc43789d6b31dbc6e66c7eaa290151677",
    "metadata": {},
    "name": "useStartIdentitySignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b830fc2c8185f432d2008ed8abc01e0";

export default node;
