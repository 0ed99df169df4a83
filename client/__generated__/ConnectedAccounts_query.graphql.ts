/**
 * @generated SignedSource<<8a6032e5bd84fe30686973c1157eed7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConnectedAccounts_query$data = {
  readonly offersIdentitySignIn: boolean;
  readonly viewer: {
    readonly hasPassword: boolean;
    readonly identities: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ConnectedAccountItem_identity">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "ConnectedAccounts_query";
};
export type ConnectedAccounts_query$key = {
  readonly " $data"?: ConnectedAccounts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectedAccounts_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConnectedAccounts_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offersIdentitySignIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPassword",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Identity",
          "kind": "LinkedField",
          "name": "identities",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "ConnectedAccountItem_identity"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6e4e4411e8f4572f862a741402427afb";

export default node;
