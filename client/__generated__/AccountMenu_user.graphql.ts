/**
 * @generated SignedSource<<801df4d5f775845220096fb8b465e7ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountMenu_user$data = {
  readonly fullName: string;
  readonly photoSrcSet: string | null | undefined;
  readonly photoUrl: string;
  readonly username: string;
  readonly " $fragmentType": "AccountMenu_user";
};
export type AccountMenu_user$key = {
  readonly " $data"?: AccountMenu_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMenu_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountMenu_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "fc50694f096118c6b0a745a56b1c7283";

export default node;
