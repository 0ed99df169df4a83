/**
 * @generated SignedSource<<ea3fd1b312fb940b10488976bff1b071>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ModerationNumbers_report$data = {
  readonly months: ReadonlyArray<{
    readonly appeals: number;
    readonly month: string;
    readonly reinstatements: number;
    readonly removals: number;
    readonly reports: number;
    readonly suspensions: number;
  }>;
  readonly " $fragmentType": "ModerationNumbers_report";
};
export type ModerationNumbers_report$key = {
  readonly " $data"?: ModerationNumbers_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModerationNumbers_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ModerationNumbers_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TransparencyMonth",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reports",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removals",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "suspensions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "appeals",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reinstatements",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TransparencyReport",
  "abstractKey": null
};

(node as any).hash = "4694ebbd15c3a0b45572d7cc3676ab4c";

export default node;
