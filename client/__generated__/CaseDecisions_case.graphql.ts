/**
 * @generated SignedSource<<02900bd5939d792d7cee7611a0695556>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CaseAction = "DISMISS" | "MARK_SENSITIVE" | "REINSTATE" | "REMOVE" | "SUSPEND" | "WARN";
export type ReportReason = "COPYRIGHT" | "HARASSMENT" | "HATE" | "ILLEGAL" | "OTHER" | "SELF_HARM" | "SEXUAL" | "SPAM" | "VIOLENCE";
import type { FragmentRefs } from "relay-runtime";
export type CaseDecisions_case$data = {
  readonly decisions: ReadonlyArray<{
    readonly action: CaseAction;
    readonly decidedAt: string;
    readonly moderator: {
      readonly " $fragmentSpreads": FragmentRefs<"MemberLink_user">;
    } | null | undefined;
    readonly note: string;
    readonly reason: ReportReason | null | undefined;
  }>;
  readonly " $fragmentType": "CaseDecisions_case";
};
export type CaseDecisions_case$key = {
  readonly " $data"?: CaseDecisions_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseDecisions_case">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaseDecisions_case",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CaseDecision",
      "kind": "LinkedField",
      "name": "decisions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decidedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "moderator",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MemberLink_user"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ModerationCase",
  "abstractKey": null
};

(node as any).hash = "91d038355dedab621effd10e1a4f858a";

export default node;
