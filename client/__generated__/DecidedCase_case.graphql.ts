/**
 * @generated SignedSource<<2c7ca33628654bc262f0c4a86b849de7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CaseStatus = "APPEALED" | "DECIDED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type DecidedCase_case$data = {
  readonly appealText: string | null | undefined;
  readonly decisions: ReadonlyArray<{
    readonly decidedAt: string;
    readonly note: string;
    readonly statement: string;
  }>;
  readonly id: string;
  readonly status: CaseStatus;
  readonly subjectSnapshot: string;
  readonly viewerCanAppeal: boolean;
  readonly " $fragmentType": "DecidedCase_case";
};
export type DecidedCase_case$key = {
  readonly " $data"?: DecidedCase_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecidedCase_case">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecidedCase_case",
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
      "kind": "ScalarField",
      "name": "subjectSnapshot",
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
      "kind": "ScalarField",
      "name": "viewerCanAppeal",
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
          "name": "statement",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ModerationCase",
  "abstractKey": null
};

(node as any).hash = "855dde774c2011bf03ac72b945e4c6ad";

export default node;
