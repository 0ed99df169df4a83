/**
 * @generated SignedSource<<dcb80f7e9286d1174bef6e98c0a4bb0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessTokens_viewer$data = {
  readonly accessTokens: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AccessTokenItem_token">;
  }>;
  readonly " $fragmentType": "AccessTokens_viewer";
};
export type AccessTokens_viewer$key = {
  readonly " $data"?: AccessTokens_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessTokens_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessTokens_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonalAccessToken",
      "kind": "LinkedField",
      "name": "accessTokens",
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
          "name": "AccessTokenItem_token"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "fc6736cb493b4d5bdc2b2e81da9bd4ea";

export default node;
