/**
 * @generated SignedSource<<897d179d3afbd5a5f0b1f4aad18d6704>>
 * @relayHash e5bd2bef1ce6337180b47bcc06d9a9f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc3028a733c2d1c7a77ba6cb499da6dcb452dd0a30ab801207f78f0cec4346f8

import type { ConcreteRequest } from 'relay-runtime';
export type UnlinkIdentityInput = {
  identityId: string;
};
export type useUnlinkIdentityMutation$variables = {
  input: UnlinkIdentityInput;
};
export type useUnlinkIdentityMutation$data = {
  readonly unlinkIdentity: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useUnlinkIdentityMutation = {
  response: useUnlinkIdentityMutation$data;
  variables: useUnlinkIdentityMutation$variables;
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
    "name": "unlinkIdentity",
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
        "type": "UnlinkIdentityPayload",
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
    "name": "useUnlinkIdentityMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUnlinkIdentityMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "cc3028a733c2d1c7a77ba6cb499da6dcb452dd0a30ab801207f78f0cec4346f8",
    "metadata": {},
    "name": "useUnlinkIdentityMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c89f85ecb6aeaf63f87a33c576d1336b";

export default node;
