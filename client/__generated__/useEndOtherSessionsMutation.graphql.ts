/**
 * @generated SignedSource<<568ed0882ca4e62ccfd9bc524d075ddd>>
 * @relayHash 048910296cfd840b7a13f78b17a14217
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cdaa92098221ae1c0a7bf9a611970a1657a323b723bd5893f772ecca2d2184b

import type { ConcreteRequest } from 'relay-runtime';
export type EndOtherSessionsInput = {
  clientMutationId?: string | null | undefined;
};
export type useEndOtherSessionsMutation$variables = {
  input: EndOtherSessionsInput;
};
export type useEndOtherSessionsMutation$data = {
  readonly endOtherSessions: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useEndOtherSessionsMutation = {
  response: useEndOtherSessionsMutation$data;
  variables: useEndOtherSessionsMutation$variables;
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
    "name": "endOtherSessions",
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
        "type": "EndOtherSessionsPayload",
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
    "name": "useEndOtherSessionsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEndOtherSessionsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6cdaa92098221ae1c0a7bf9a611970a1657a323b723bd5893f772ecca2d2184b",
    "metadata": {},
    "name": "useEndOtherSessionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "489a479d929e6c3f0d92645f6dc1ee1e";

export default node;
