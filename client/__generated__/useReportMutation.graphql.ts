/**
 * @generated SignedSource<<20c6c47a35270c96cb61d2f7432583f1>>
 * @relayHash 0a23b6016d5792d9f91313f3501ab7b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4efeda09001d3d6bd598bf685779f9d708040c0aab8aaf85e821985015be15be

import type { ConcreteRequest } from 'relay-runtime';
export type ReportReason = "COPYRIGHT" | "HARASSMENT" | "HATE" | "ILLEGAL" | "OTHER" | "SELF_HARM" | "SEXUAL" | "SPAM" | "VIOLENCE";
export type ReportInput = {
  note?: string | null | undefined;
  reason: ReportReason;
  subjectId: string;
};
export type useReportMutation$variables = {
  input: ReportInput;
};
export type useReportMutation$data = {
  readonly report: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useReportMutation = {
  response: useReportMutation$data;
  variables: useReportMutation$variables;
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
    "name": "report",
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
            "name": "message",
            "storageKey": null
          }
        ],
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
    "name": "useReportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4efeda09001d3d6bd598bf685779f9d708040c0aab8aaf85e821985015be15be",
    "metadata": {},
    "name": "useReportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ea5f700180551a632247a92fdfb4da5";

export default node;
