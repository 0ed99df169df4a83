/**
 * @generated SignedSource<<72b2e228701e8c6261015eb9a93299af>>
 * @relayHash 495b0c0491de84b7043c7403e74834df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8814390bbd4695132403e002a0aac2922a0c82f51a558ddeb3fc644aa150699f

import type { ConcreteRequest } from 'relay-runtime';
export type LoginInput = {
  email: string;
  password: string;
};
export type recordsToKeepTestMutation$variables = {
  input: LoginInput;
};
export type recordsToKeepTestMutation$data = {
  readonly login: {
    readonly tokens?: {
      readonly accessToken: string;
    };
  };
};
export type recordsToKeepTestMutation = {
  response: recordsToKeepTestMutation$data;
  variables: recordsToKeepTestMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionTokens",
      "kind": "LinkedField",
      "name": "tokens",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accessToken",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LoginPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "recordsToKeepTestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "login",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "recordsToKeepTestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "login",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8814390bbd4695132403e002a0aac2922a0c82f51a558ddeb3fc644aa150699f",
    "metadata": {},
    "name": "recordsToKeepTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "78ad49fc098b7c1872f0b89d7ef19773";

export default node;
