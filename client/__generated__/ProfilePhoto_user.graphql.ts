/**
 * @generated SignedSource<<7ed21b73247edadea062846c821f8497>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfilePhoto_user$data = {
  readonly hasPhoto: boolean;
  readonly largePhotoUrl: string;
  readonly photoSrcSet: string | null | undefined;
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
      "args": null,
      "kind": "ScalarField",
      "name": "hasPhoto",
      "storageKey": null
    },
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoSrcSet",
      "storageKey": null
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

(node as any).hash = "b78d71d26c15c88028bd2182083828f0";

export default node;
