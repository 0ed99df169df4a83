/**
 * @generated SignedSource<<aa303e3f0d0c00d8b0de274e36fb361d>>
 * @relayHash 1cba65aa81ae5b7844c900b656bdc54d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df6cd3e220e7ab7fc3f680da7d3d995172b7a62e84a1612650c960ed3a8f55a7

import type { ConcreteRequest } from 'relay-runtime';
export type VerifyOtpInput = {
  email: string;
  otp: string;
};
export type useVerifyOtpMutation$variables = {
  input: VerifyOtpInput;
};
export type useVerifyOtpMutation$data = {
  readonly verifyOtp: {
    readonly __typename: "InvalidCodeError";
    readonly message: string;
  } | {
    readonly __typename: "UsernameTakenError";
    readonly message: string;
  } | {
    readonly __typename: "ValidationError";
    readonly message: string;
  } | {
    readonly __typename: "VerifyOtpPayload";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useVerifyOtpMutation = {
  response: useVerifyOtpMutation$data;
  variables: useVerifyOtpMutation$variables;
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
    "name": "verifyOtp",
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
        "type": "VerifyOtpPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidCodeError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "UsernameTakenError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "ValidationError",
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
    "name": "useVerifyOtpMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVerifyOtpMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "df6cd3e220e7ab7fc3f680da7d3d995172b7a62e84a1612650c960ed3a8f55a7",
    "metadata": {},
    "name": "useVerifyOtpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c9da604f8edd3313cab486b09842d83b";

export default node;
