/**
 * @generated SignedSource<<c2875b8bcd9be97eb6ce08ce47556c16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CaseAction = "DISMISS" | "MARK_SENSITIVE" | "REINSTATE" | "REMOVE" | "SUSPEND" | "WARN";
export type CaseStatus = "APPEALED" | "DECIDED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type CaseActions_case$data = {
  readonly decisions: ReadonlyArray<{
    readonly action: CaseAction;
  }>;
  readonly status: CaseStatus;
  readonly subject: {
    readonly __typename: "Post";
    readonly isSensitive: boolean;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  readonly subjectAuthor: {
    readonly __typename: "User";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionDialog_case">;
  readonly " $fragmentType": "CaseActions_case";
};
export type CaseActions_case$key = {
  readonly " $data"?: CaseActions_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseActions_case">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaseActions_case",
  "selections": [
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "subjectAuthor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
        (v0/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isSensitive",
              "storageKey": null
            }
          ],
          "type": "Post",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecisionDialog_case"
    }
  ],
  "type": "ModerationCase",
  "abstractKey": null
};
})();

(node as any).hash = "38fd3e25ff8dc81cc7160932236dc702";

export default node;
