/**
 * @generated SignedSource<<424026f76deba68395e782edf305ba42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CaseStatus = "APPEALED" | "DECIDED" | "OPEN";
export type ReportReason = "COPYRIGHT" | "HARASSMENT" | "HATE" | "ILLEGAL" | "OTHER" | "SELF_HARM" | "SEXUAL" | "SPAM" | "VIOLENCE";
import type { FragmentRefs } from "relay-runtime";
export type DecisionDialog_case$data = {
  readonly id: string;
  readonly newestReports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly reason: ReportReason;
      };
    }>;
  };
  readonly status: CaseStatus;
  readonly subject: {
    readonly __typename: string;
  } | null | undefined;
  readonly " $fragmentType": "DecisionDialog_case";
};
export type DecisionDialog_case$key = {
  readonly " $data"?: DecisionDialog_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionDialog_case">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionDialog_case",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "newestReports",
      "args": [
        {
          "kind": "Literal",
          "name": "last",
          "value": 10
        }
      ],
      "concreteType": "ReportConnection",
      "kind": "LinkedField",
      "name": "reports",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Report",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reason",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "reports(last:10)"
    }
  ],
  "type": "ModerationCase",
  "abstractKey": null
};

(node as any).hash = "ecb7231fef432bbcba16f47bf8dd989c";

export default node;
