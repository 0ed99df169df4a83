/**
 * @generated SignedSource<<178ff7ee1cb73cd7ca3047c26e7302fb>>
 * @relayHash 11be98b48029d7ea783f8a739897491f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecf7e547b99c0b9f6497ae3195b729b9279fa0accaea6dd7cc50412ba980be39

import type { ConcreteRequest } from 'relay-runtime';
export type LoginInput = {
  email: string;
  password: string;
};
export type persistedRecordsTestMutation$variables = {
  input: LoginInput;
};
export type persistedRecordsTestMutation$data = {
  readonly login: {
    readonly tokens?: {
      readonly accessToken: string;
    };
  };
};
export type persistedRecordsTestMutation = {
  response: persistedRecordsTestMutation$data;
  variables: persistedRecordsTestMutation$variables;
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
    "name": "persistedRecordsTestMutation",
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
    "name": "persistedRecordsTestMutation",
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
    "id": "ecf7e547b99c0b9f6497ae3195b729b9279fa0accaea6dd7cc50412ba980be39",
    "metadata": {},
    "name": "persistedRecordsTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8d6302eab6982f6e083746fae33a6a32";

export default node;
