/**
 * @generated SignedSource<<e983a8414f6c6c0afc463811cf3d9238>>
 * @relayHash 9c901881d34dc9a91d333bfdcd8d81c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6349b64e678b65629312eb7f301614d528723dbb7917cbb93ef2700d73228aab

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
    "id": "6349b64e678b65629312eb7f301614d528723dbb7917cbb93ef2700d73228aab",
    "metadata": {},
    "name": "useVerifyOtpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d98d7b4138f0ef92438e0fbe2c826cd";

export default node;
