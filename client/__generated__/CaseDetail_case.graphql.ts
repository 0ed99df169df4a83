/**
 * @generated SignedSource<<c58eaaef8c914cda9143c1f2f9fa7ec4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CaseStatus = "APPEALED" | "DECIDED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type CaseDetail_case$data = {
  readonly appealText: string | null | undefined;
  readonly decisions: ReadonlyArray<{
    readonly moderator: {
      readonly isViewer: boolean;
    } | null | undefined;
  }>;
  readonly status: CaseStatus;
  readonly subject: {
    readonly __typename: string;
  } | null | undefined;
  readonly subjectAuthor: {
    readonly " $fragmentSpreads": FragmentRefs<"MemberRow_user">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CaseActions_case" | "CaseDecisions_case" | "CaseReports_case" | "CaseSubject_case">;
  readonly " $fragmentType": "CaseDetail_case";
};
export type CaseDetail_case$key = {
  readonly " $data"?: CaseDetail_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseDetail_case">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaseDetail_case",
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
      "kind": "ScalarField",
      "name": "appealText",
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
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "subjectAuthor",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MemberRow_user"
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "moderator",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isViewer",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaseSubject_case"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaseReports_case"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaseDecisions_case"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaseActions_case"
    }
  ],
  "type": "ModerationCase",
  "abstractKey": null
};

(node as any).hash = "fb1d8015f219fe33ab23f6906218e77f";

export default node;
