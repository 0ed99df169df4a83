/**
 * @generated SignedSource<<627bb30909c816ca2f319ee3e789a771>>
 * @relayHash 9ecb9b246485fbf20ffab57abb9863cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07531184dd0fdc7ed09f6666cce8e164dd032d93992123765972b5de9fdabfb9

import type { ConcreteRequest } from 'relay-runtime';
export type ResendOtpInput = {
  email: string;
};
export type useResendOtpMutation$variables = {
  input: ResendOtpInput;
};
export type useResendOtpMutation$data = {
  readonly resendOtp: {
    readonly __typename: "ResendOtpPayload";
    readonly message: string;
  } | {
    readonly __typename: "ValidationError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useResendOtpMutation = {
  response: useResendOtpMutation$data;
  variables: useResendOtpMutation$variables;
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
    "name": "resendOtp",
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
        "type": "ResendOtpPayload",
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
    "name": "useResendOtpMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResendOtpMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "07531184dd0fdc7ed09f6666cce8e164dd032d93992123765972b5de9fdabfb9",
    "metadata": {},
    "name": "useResendOtpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b609d25104cab2fcb9a1f695fe19a00e";

export default node;
