/**
 * @generated SignedSource<<ae2a4eae25ec2043c6c2aba953cf52a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSetFollow_user$data = {
  readonly id: string;
  readonly viewerFollows: boolean;
  readonly " $fragmentType": "useSetFollow_user";
};
export type useSetFollow_user$key = {
  readonly " $data"?: useSetFollow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSetFollow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSetFollow_user",
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
      "name": "viewerFollows",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "df1b7fadc4723d67fdedae96bc0a4d5e";

export default node;
