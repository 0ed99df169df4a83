/**
 * @generated SignedSource<<dadd338d90c38416a7a387c5ced8df3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfilePhoto_user$data = {
  readonly largePhotoUrl: string;
  readonly photoUrl: string;
  readonly " $fragmentType": "ProfilePhoto_user";
};
export type ProfilePhoto_user$key = {
  readonly " $data"?: ProfilePhoto_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePhoto_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePhoto_user",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 128
        }
      ],
      "kind": "ScalarField",
      "name": "photoUrl",
      "storageKey": "photoUrl(width:128)"
    },
    {
      "alias": "largePhotoUrl",
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 256
        }
      ],
      "kind": "ScalarField",
      "name": "photoUrl",
      "storageKey": "photoUrl(width:256)"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3fdf0f2a4ec2a10459c8a0c3d734a77e";

export default node;
