/**
 * @generated SignedSource<<9df0823c48401560cadc0c1ca0bbd135>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessTokenScope = "READ" | "WRITE";
import type { FragmentRefs } from "relay-runtime";
export type AccessTokenItem_token$data = {
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly id: string;
  readonly isExpired: boolean;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly scopes: ReadonlyArray<AccessTokenScope>;
  readonly " $fragmentType": "AccessTokenItem_token";
};
export type AccessTokenItem_token$key = {
  readonly " $data"?: AccessTokenItem_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessTokenItem_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessTokenItem_token",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
      "storageKey": null
    }
  ],
  "type": "PersonalAccessToken",
  "abstractKey": null
};

(node as any).hash = "9314bc57adc457787ec2c2b2831462dd";

export default node;
