/**
 * @generated SignedSource<<8f6e1bc24854eb74165368fcfe7556f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedMembers_query$data = {
  readonly suggestedMembers: ReadonlyArray<{
    readonly id: string;
    readonly viewerBlocks: boolean;
    readonly viewerMutes: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"SuggestedMember_user">;
  }>;
  readonly " $fragmentType": "SuggestedMembers_query";
};
export type SuggestedMembers_query$key = {
  readonly " $data"?: SuggestedMembers_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedMembers_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestedMembers_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "suggestedMembers",
      "plural": true,
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
          "name": "viewerBlocks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerMutes",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SuggestedMember_user"
        }
      ],
      "storageKey": "suggestedMembers(first:10)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d2ac8ce835596e0c7ce37382d94bec6c";

export default node;
